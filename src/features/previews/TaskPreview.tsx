import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { previewPagePath } from '#shared/contract/previews.ts'
import type { Language } from '#shared/domain/languages.ts'
import { pathOfIntroduction } from '#src/navigation/paths.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { speakInFrame } from './parts/frame-storage.ts'
import styles from './parts/TaskPreview.module.css'
import { useOpenedPreview } from './use-opened-preview.ts'

interface TaskPreviewProps {
  folder: string
  buildId: string
  /** Its folder. */
  mission: string
  /** The ids that players know them by. */
  played: { mission: string; task: string }
  language: Language
  title: string
}

/** A task in the game itself, with nothing locked, as large as the room that it stands in. */
export function TaskPreview({ folder, buildId, mission, played, language, title }: TaskPreviewProps) {
  const { t } = useTranslation()
  const { data: preview, error, refetch } = useOpenedPreview(folder, buildId, 'open')
  // before the frame begins to speak
  useLayoutEffect(() => speakInFrame(language), [language])
  if (!preview)
    return (
      <div className={styles.coming}>
        <Coming error={error} sentence={t('previews.unread')} onRetry={refetch} heights={[20]} />
      </div>
    )
  const path = pathOfIntroduction(played.task, played.mission)
  return (
    <iframe
      key={`${preview.id} ${language}`}
      className={styles.frame}
      title={title}
      src={`${previewPagePath(preview.id, { mission })}#${path}`}
      allow="fullscreen; autoplay"
    />
  )
}
