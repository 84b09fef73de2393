import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import type { HeldRating } from './queries.ts'
import { UNDO_MS, useRatings } from './ratings.ts'
import styles from './parts/Desk.module.css'

/** A rating that was announced: the one before it comes into view again, and no ten seconds are left of it. */
const said = new WeakSet<HeldRating>()

/** The last rating while it can be taken back (FIN-8); before that, that it can. */
export function UndoRating({ onUndo }: { onUndo: (reviewId: string) => void }) {
  const { t } = useTranslation()
  const last = useRatings(({ held }) => held.at(-1))
  const name = last?.review.player.displayName ?? ''
  const stars = last && t('reviews.stars', { stars: last.stars, all: ASSESSMENTS.length })
  useEffect(() => {
    if (!last || said.has(last)) return
    said.add(last)
    announce({ kind: 'answered', text: t('reviews.heldSpoken', { name, stars }) })
  }, [last, name, stars, t])
  return (
    <div className={styles.undo}>
      {last ? (
        <>
          <span aria-hidden>
            {t('reviews.held', { name, stars })} <SecondsLeft key={last.key} />
          </span>
          <Button
            variant="secondary"
            icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
            onClick={() => {
              onUndo(last.review.id)
              announce({ kind: 'answered', text: t('reviews.takenBack', { name }) })
            }}
          >
            {t('reviews.undo')}
          </Button>
        </>
      ) : (
        <span>{t('reviews.undoLater')}</span>
      )}
    </div>
  )
}

/** Counts from the moment it came, as the rating does. */
function SecondsLeft() {
  const { t } = useTranslation()
  const [left, setLeft] = useState(UNDO_MS / 1000)
  useEffect(() => {
    const end = performance.now() + UNDO_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return t('reviews.secondsLeft', { count: left })
}
