import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import { previewPagePath, type Preview } from '#shared/contract/previews.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { EyeIcon } from '#src/ui/icons.ts'
import { forgetInFrame, languageInFrame, speakInFrame } from './parts/frame-storage.ts'
import { PreviewBar } from './parts/PreviewBar.tsx'
import styles from './parts/Preview.module.css'
import { previewQuery, sendRestart } from './queries.ts'

interface PreviewDeskProps {
  previewId: string
  /** Of the adventure's page, once it is known which; before that of all adventures. */
  onLeave: (folder: string | null) => void
}

/** The longest time that a browser's timer waits, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** A draft or a version in the real game, with a bar above it that says so (WORLD-4). */
export function PreviewDesk({ previewId, onLeave }: PreviewDeskProps) {
  const { t } = useTranslation()
  const { data: preview, error, refetch } = useQuery(previewQuery(previewId))
  const expiresAt = preview?.expiresAt
  useEffect(() => {
    if (expiresAt === undefined) return
    const left = Math.max(0, Date.parse(expiresAt) - Date.now()) + 1000
    const timer = setTimeout(() => void refetch(), Math.min(left, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [expiresAt, refetch])
  if (isFailure(error, 404)) {
    const hasEnded = error.problem?.code === 'preview-ended'
    return (
      <main className={styles.ended}>
        <h1 className={styles.endedTitle}>{t('previews.title')}</h1>
        <ErrorState
          sentence={t(hasEnded ? 'previews.ended' : 'previews.makersOnly')}
          icon={<EyeIcon weight="fill" aria-hidden />}
          back={{ label: t('previews.toContent'), onPress: () => onLeave(preview?.folder ?? null) }}
        />
      </main>
    )
  }
  if (!preview)
    return (
      <main className={styles.ended}>
        <h1 className={styles.endedTitle}>{t('previews.title')}</h1>
        <Coming error={error} sentence={t('previews.unread')} onRetry={refetch} heights={[3, 16]} />
      </main>
    )
  return <Playing key={preview.id} preview={preview} onLeave={() => onLeave(preview.folder)} />
}

/** The frame is laid anew whenever the play begins anew. */
function Playing({ preview, onLeave }: { preview: Preview; onLeave: () => void }) {
  const { t, i18n } = useTranslation()
  const { id, languages } = preview
  const [stage, setStage] = useState(preview.stage)
  const [run, setRun] = useState(0)
  const [language, setLanguage] = useState<Language | null>(() => {
    const known = languageInFrame()
    const spoken = languages.find((one) => one === known) ?? languages.find((one) => one === i18n.language)
    const first = spoken ?? languages[0] ?? null
    if (first) speakInFrame(first)
    return first
  })
  const [isSending, setSending] = useState(false)

  async function restart(as: Preview['stage']): Promise<void> {
    setSending(true)
    try {
      setStage((await sendRestart(id, as)).stage)
      forgetInFrame()
      setRun((runs) => runs + 1)
    } catch {
      // the modal has said it
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={styles.desk}>
      <PreviewBar
        preview={preview}
        stage={stage}
        language={language}
        isSending={isSending}
        onStage={(as) => void restart(as)}
        onLanguage={(chosen) => {
          speakInFrame(chosen)
          setLanguage(chosen)
          setRun((runs) => runs + 1)
        }}
        onLeave={onLeave}
      />
      <iframe
        key={run}
        className={styles.frame}
        src={previewPagePath(id)}
        title={t('previews.frame', { name: preview.name })}
        allow="fullscreen; autoplay"
        onLoad={() => setLanguage(languageInFrame() ?? language)}
      />
    </div>
  )
}
