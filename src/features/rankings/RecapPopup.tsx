import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recap } from '#shared/contract/rankings.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { UsersThreeIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './Rankings.module.css'

interface RecapPopupProps {
  recap: Recap
  isOpen: boolean
  onClose: () => void
  onGone: () => void
}

/** Percent of what all have reached together, whatever their goal was: the sentence before it names that. */
function shareOf(part: number, whole: number): number {
  return Math.max(1, Math.round((part / Math.max(1, whole)) * 100))
}

/** How a season ended: what I added, what my team did, and what all of us reached. No places. */
export function RecapPopup({ recap, ...frame }: RecapPopupProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const titleId = useId()
  const { name, goal, points, myPoints, teams } = recap
  const mine = teams.filter((team) => team.isMine && team.points > 0)
  return (
    <Popup
      {...frame}
      labelledBy={titleId}
      crest={<UsersThreeIcon size={56} weight="fill" aria-hidden />}
      footer={
        <Button wide autoFocus onClick={frame.onClose}>
          {t('rankings.recap.done')}
        </Button>
      }
    >
      <div className={styles.small}>
        <h2 id={titleId}>{t('rankings.recap.title', { name })}</h2>
        <p className={styles.recapMine}>{t('rankings.recap.mine', counted(myPoints))}</p>
        {goal === null ? (
          <p>{t('rankings.season.together', counted(points))}</p>
        ) : (
          <>
            <ProgressBar
              percent={(points / goal) * 100}
              label={t('rankings.season.goal')}
              variant="achievement"
              animated
              bottomLabel={t('rankings.season.of', {
                number: groupThousands(points),
                goal: groupThousands(goal),
              })}
            />
            <p>{t(points >= goal ? 'rankings.recap.reached' : 'rankings.recap.open')}</p>
          </>
        )}
        {mine.map((team) => (
          <p key={team.id}>
            {t('rankings.recap.team', {
              team: team.name,
              percent: percent(shareOf(team.points, points)),
            })}
          </p>
        ))}
      </div>
    </Popup>
  )
}
