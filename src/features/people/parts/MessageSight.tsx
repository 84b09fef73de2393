import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMessage } from '#shared/contract/messages.ts'
import looks from './MessageText.module.css'

interface MessageSightProps {
  said: AdminMessage['words'][number]
  link: string
  bodyOf: (words: { content: string; language: string }) => ReactNode
}

/** A message in one language, as its readers see it over the map. */
export function MessageSight({ said, link, bodyOf }: MessageSightProps) {
  const { t } = useTranslation()
  return (
    <div className={looks.preview} lang={said.language}>
      <h4 dir="auto">{said.title}</h4>
      {bodyOf(said)}
      {link !== '' && <span className={looks.link}>{said.linkLabel || t('messages.openLink')}</span>}
    </div>
  )
}
