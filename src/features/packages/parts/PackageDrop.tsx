import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '#src/lib/use-file-drop.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import styles from './Packages.module.css'

interface PackageDropProps {
  onFiles: (files: readonly File[]) => void
}

/** Takes packages by choosing, or by dropping them anywhere on the page. */
export function PackageDrop({ onFiles }: PackageDropProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onFiles)
  return (
    <div className={styles.zone} data-over={isOver}>
      <UploadSimpleIcon size={32} weight="fill" aria-hidden />
      <p className={styles.drop}>{t('packages.drop')}</p>
      <Button onClick={() => input.current?.click()}>{t('packages.choose')}</Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".zip,application/zip"
        aria-label={t('packages.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
      <p className={styles.note}>{t('packages.takes')}</p>
    </div>
  )
}
