import { useTranslation } from 'react-i18next'
import type { FinishFace } from '#shared/domain/finish.ts'
import { Disc } from '#src/ui/Disc.tsx'
import { Gain, Gains } from '#src/ui/play/Gains.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'
import styles from './FinishTaskPopup.module.css'
import { Smiley } from './Smiley.tsx'

interface FinishOutcomeProps {
  face: FinishFace
  congrats: string
  /** What is said in place of the congratulation, where it did not go well. */
  less: string | null
  /** The crest of the pop-up shows something else. */
  hasSmiley: boolean
  /** What it brings is not hidden for good: a leader rates it first. */
  isAwaiting: boolean
}

/** The face of the pop-up in words and figures, and what fits how well it went. */
export function FinishOutcome({ face, congrats, less, hasSmiley, isAwaiting }: FinishOutcomeProps) {
  const { t } = useTranslation()
  switch (face.show) {
    case 'done':
      return <p className={styles.words}>{face.message}</p>
    case 'keep-playing':
      if (isAwaiting && congrats) return <p className={styles.words}>{congrats}</p>
      return <p className={styles.words}>{t(less ? 'tasks.finish.goOn' : 'tasks.finish.keepPlaying')}</p>
    case 'points':
      return (
        <>
          <Brought points={face.points} coins={face.coins} />
          {(less ?? congrats) && <p className={styles.words}>{less ?? congrats}</p>}
        </>
      )
    case 'smiley':
      return (
        <>
          {hasSmiley && (
            <span className={styles.smiley}>
              <Disc>
                <Smiley mood={face.mood} size={20} />
              </Disc>
            </span>
          )}
          <p className={styles.words}>{less ?? (congrats || t('tasks.finish.smile'))}</p>
          <Brought points={null} coins={face.coins} />
        </>
      )
  }
}

/** Of coins only what was earned: nought is no news. */
function Brought({ points, coins }: { points: number | null; coins: number | null }) {
  const { t } = useTranslation()
  if (points === null && !coins) return null
  return (
    <div className={styles.gains}>
      <Gains>
        {points !== null && (
          <Gain
            icon={<StarFourIcon size={16} weight="fill" aria-hidden />}
            unit={t('tasks.finish.points', { count: points })}
            value={points}
          />
        )}
        {coins !== null && coins > 0 && (
          <Gain
            icon={<Coin size={16} className={styles.coin} />}
            unit={t('tasks.finish.coins', { count: coins })}
            value={coins}
          />
        )}
      </Gains>
    </div>
  )
}
