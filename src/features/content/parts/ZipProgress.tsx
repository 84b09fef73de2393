import { useTranslation } from 'react-i18next'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'

/** A zip on its way; once it is there the server unpacks it. */
export function ZipProgress({ name, percent }: { name: string; percent: number }) {
  const { t } = useTranslation()
  return (
    <ProgressBar
      label={name}
      percent={percent}
      bottomLabel={
        <span role="status">{t(percent >= 100 ? 'content.zip.unpacking' : 'content.zip.sending')}</span>
      }
    />
  )
}
