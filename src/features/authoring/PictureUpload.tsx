import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { PICTURE_TYPES } from './picture-paths.ts'

interface PictureUploadProps {
  isSending: boolean
  onChosen: (file: File) => void
}

/** Chooses a picture of the device. */
export function PictureUpload({ isSending, onChosen }: PictureUploadProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="secondary"
        icon={<UploadSimpleIcon size={20} aria-hidden />}
        loadingVerb={isSending && t('authoring.picture.sending')}
        onClick={() => input.current?.click()}
      >
        {t('authoring.picture.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={t('authoring.picture.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onChosen(file)
        }}
      />
    </>
  )
}
