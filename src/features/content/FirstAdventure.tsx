import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentBuild } from '#shared/contract/content.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './parts/Content.module.css'
import { REFUSED, type Reason } from './parts/refused.ts'
import { Said } from './parts/Said.tsx'
import {
  buildQuery,
  CONTENT,
  contentQuery,
  isUnfinished,
  sendBegin,
  sendBuild,
  sendPublish,
} from './queries.ts'

interface FirstAdventureProps {
  /** Where adventures are made. */
  contentHref: string
  /** There is one to be played now. */
  onPublished: () => void
}

type Step = 'copying' | 'checking' | 'publishing'

/** An empty tenant takes its first adventure from the library, by one press (DESK-1): nothing is shown where it has one. */
export function FirstAdventure({ contentHref, onPublished }: FirstAdventureProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(contentQuery)
  const { sending, send } = useSending<Reason>(REFUSED)
  const [chosen, setChosen] = useState('')
  const [step, setStep] = useState<Step>('copying')
  const [hasErrors, setErrors] = useState(false)
  if (!data) return <Coming error={error} sentence={t('content.unread')} onRetry={refetch} heights={[3, 5]} />
  if (data.adventures.some(({ published }) => published !== null)) return null
  // what was begun and left before goes on
  const begun = data.adventures.find(({ draft }) => draft !== null)
  const choices = begun ? [begun] : [...data.library, ...data.starters]
  const folder = choices.find((one) => one.folder === chosen)?.folder ?? choices[0]?.folder
  const take = async (): Promise<void> => {
    if (folder === undefined) return
    setErrors(false)
    await send(async () => {
      if (!begun) {
        setStep('copying')
        await sendBegin({ id: crypto.randomUUID(), folder, from: folder })
      }
      setStep('checking')
      const build = await untilBuilt(client, folder)
      setErrors(build.state !== 'done')
      if (build.state === 'done') {
        setStep('publishing')
        await sendPublish(folder, { buildId: build.id, version: build.base, note: '' })
        onPublished()
      }
    })
    await client.invalidateQueries({ queryKey: [CONTENT, 'adventures'] })
  }
  return (
    <div className={styles.asked}>
      <p>{t(begun ? 'content.first.begun' : 'content.first.about')}</p>
      {choices.length > 1 && (
        <SelectField
          label={t('content.first.which')}
          options={choices.map((one) => ({ id: one.folder, label: one.name }))}
          value={folder ?? ''}
          disabled={sending.state === 'sending'}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <p role="status">{sending.state === 'sending' && t(`content.first.${step}`)}</p>
      {hasErrors && <Notice tone="error">{t('content.first.findings')}</Notice>}
      <Said sending={sending} />
      <div className={styles.actions}>
        {folder !== undefined && (
          <Button
            loadingVerb={sending.state === 'sending' && t('content.first.taking')}
            onClick={() => void take()}
          >
            {t(begun ? 'content.first.goOn' : 'content.first.take', {
              name: choices.find((one) => one.folder === folder)?.name,
            })}
          </Button>
        )}
        <a className={styles.link} href={contentHref}>
          {t('content.first.own')}
        </a>
      </div>
    </div>
  )
}

/** Begins a check of the draft as it is, and waits for its end: the server answers when something happens. */
async function untilBuilt(client: QueryClient, folder: string): Promise<ContentBuild> {
  let build = await sendBuild(folder)
  while (isUnfinished(build)) build = await client.query(buildQuery(folder, build.id))
  return build
}
