import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyCompetence } from '#shared/contract/player-area.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './Area.module.css'
import { CompetenceRadar, LEAST_SPOKES } from './CompetenceRadar.tsx'

/** How many stand there at once. */
const SHOWN = 6

/** What the adventure trains, how many of its tasks are done, and how much of it is still remembered: as a shape, and in rows. */
export function CompetenceList({ competences }: { competences: readonly MyCompetence[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const isDrawn = competences.length >= LEAST_SPOKES
  return (
    <>
      {isDrawn && <CompetenceRadar competences={competences} />}
      <ul className={styles.rows}>
        {competences
          .slice(0, isWhole ? undefined : SHOWN)
          .map(({ key, name, done, total, strength, fading }, index) => (
            <li key={key} className={styles.mission}>
              <div className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    {isDrawn && (
                      <span className={styles.number} aria-hidden>
                        {index + 1}{' '}
                      </span>
                    )}
                    {capitalized(name)}
                  </span>
                  {fading > 0 && (
                    <span className={styles.fading}>{t('progress.area.fading', { count: fading })}</span>
                  )}
                </span>
                <span className={styles.note}>{t('progress.area.tasksDone', { done, count: total })}</span>
              </div>
              <div className={styles.strength}>
                <span className={styles.reached} style={{ width: `${(done / total) * 100}%` }} />
                <ProgressBar
                  percent={strength}
                  label={t('progress.area.remembered', { name: capitalized(name) })}
                  animated
                />
              </div>
            </li>
          ))}
      </ul>
      {competences.length > SHOWN && !isWhole && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('progress.area.allCompetences', { count: competences.length })}
        </Button>
      )}
    </>
  )
}

/** Adventures write names as they stand in the middle of a sentence. */
function capitalized(name: string): string {
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase())
}
