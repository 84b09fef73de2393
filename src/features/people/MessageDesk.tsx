import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { MessageForm } from './parts/MessageForm.tsx'
import { MessageRow } from './parts/MessageRow.tsx'
import { PagedRows } from './parts/PagedRows.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import styles from './People.module.css'
import { adminMessagesQuery } from './queries.ts'

interface MessageDeskProps {
  /** How readers see the content of a message. */
  bodyOf: (words: { content: string; language: string }) => ReactNode
}

/** Where admins write to all, to a team or to one person: drafts, what waits for its moment, and what was sent (INFO-3). */
export function MessageDesk({ bodyOf }: MessageDeskProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(adminMessagesQuery)
  const [edited, edit] = useState<{ message: AdminMessage | null; nr: number } | null>(null)
  const open = (message: AdminMessage | null) => edit((last) => ({ message, nr: (last?.nr ?? 0) + 1 }))
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.messages.about')}>{t('people.messages.title')}</RoomHead>
      {edited ? (
        <MessageForm key={edited.nr} first={edited.message} bodyOf={bodyOf} onDone={() => edit(null)} />
      ) : (
        <div>
          <Button onClick={() => open(null)}>{t('people.messages.new')}</Button>
        </div>
      )}
      <PagedRows
        query={query}
        rows={query.data?.pages.flatMap(({ messages }) => messages)}
        keyOf={({ id }) => id}
        label={t('people.messages.list')}
        none={t('people.messages.none')}
      >
        {(message) => <MessageRow message={message} bodyOf={bodyOf} onEdit={() => open(message)} />}
      </PagedRows>
    </div>
  )
}
