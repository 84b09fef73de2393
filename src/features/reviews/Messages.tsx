import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionNews } from '#shared/contract/coaching-sessions.ts'
import type { ShopOrder } from '#shared/contract/shop.ts'
import type { SignOff } from '#shared/contract/sign-off.ts'
import type { MessageHead } from '#shared/contract/messages.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Message } from './parts/Message.tsx'
import styles from './parts/Message.module.css'
import { markRead, noticesQuery } from './queries.ts'

interface MessagesProps {
  /** Where the task of a rating can be reached, if it can. */
  toTask: (task: Review['task']) => (() => void) | null
  /** A message of the tenant, which is read when it is opened. */
  letterOf: (message: MessageHead) => ReactNode
  /** And of a training that was answered. */
  trainingOf: (signOff: SignOff) => ReactNode
  /** And of an order that was handed over or rejected. */
  orderOf: (order: ShopOrder) => ReactNode
  /** And of a coaching session to which something happened. */
  sessionOf: (news: SessionNews) => ReactNode
  /** New ones were read, or one was answered. */
  onRead: () => void
  onClose: () => void
}

/**
 * What a leader's stars brought, what a player answered to them, answers about trainings, what became of orders, and messages of the tenant, the newest
 * first. All are read when they are seen, but for a message of the tenant, which has to be opened.
 */
export function Messages({
  toTask,
  letterOf,
  trainingOf,
  orderOf,
  sessionOf,
  onRead,
  onClose,
}: MessagesProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const query = useInfiniteQuery(noticesQuery(i18n.language))
  const { data, error, refetch } = query
  const notices = data?.pages.flatMap((page) => page.notices)
  const unread = notices?.filter(({ isRead, message }) => !isRead && !message).map(({ id }) => id) ?? []
  const news = unread.join(' ')

  const report = useEffectEvent(() => {
    // what could not be sent is still new the next time
    void Promise.allSettled(unread.map(markRead)).then(onRead)
  })
  useEffect(() => {
    if (news !== '') report()
  }, [news])

  return (
    <Popup labelledBy={titleId} closeLabel={t('reviews.messages.close')} width={560} onClose={onClose}>
      <h2 className={styles.title} id={titleId}>
        {t('reviews.messages.title')}
      </h2>
      {!notices && (
        <Coming error={error} sentence={t('reviews.messages.failed')} onRetry={refetch} heights={[8]} />
      )}
      {notices?.length === 0 && <EmptyState sentence={t('reviews.messages.none')} />}
      <ol className={styles.messages}>
        {notices?.map((notice) => (
          <li key={notice.id}>
            {notice.message && <article className={styles.message}>{letterOf(notice.message)}</article>}
            {notice.signOff && <article className={styles.message}>{trainingOf(notice.signOff)}</article>}
            {notice.order && <article className={styles.message}>{orderOf(notice.order)}</article>}
            {notice.coaching && <article className={styles.message}>{sessionOf(notice.coaching)}</article>}
            {notice.review && (
              <Message
                isMine={notice.kind === 'rating'}
                review={notice.review}
                onTask={toTask(notice.review.task)}
                onReplied={() => void refetch()}
              />
            )}
          </li>
        ))}
      </ol>
      <MorePages pages={query} label={t('reviews.messages.more')} wide />
    </Popup>
  )
}
