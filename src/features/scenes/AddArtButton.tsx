import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'

/** Whatever a scene can be drawn in. */
const ART = '.png,.webp,.jpg,.jpeg,.svg,.psd,.psb,.webm,.mp4,.ogg,.mp3'

interface AddArtButtonProps {
  variant?: 'primary' | 'secondary'
  onFiles: (files: readonly File[]) => void
}

/** Opens the device's own list of files: pictures, drawings in layers, films and sounds, as many as one likes. */
export function AddArtButton({ variant = 'secondary', onFiles }: AddArtButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        icon={<UploadSimpleIcon size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('scenes.art.add')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ART}
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same ones may be chosen again
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
