import { useTranslation } from 'react-i18next'
import type { ElementState, PlaceSign } from '#shared/scene/description.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import styles from './MissionInfo.module.css'
import { StateIcon } from './StateIcon.tsx'

interface StoryInfoProps {
  sign: Extract<PlaceSign, 'welcome' | 'secret'>
  state: ElementState
  /** What locks it, in words; empty when open. */
  reason: string
}

/** What the mission info popup says of what has no progress: a welcome, or the note of a special mission (MAP-1). */
export function StoryInfo({ sign, state, reason }: StoryInfoProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.info}>
      {sign === 'welcome' && (
        <p className={styles.line}>
          <Chip icon={<StateIcon state={state} />}>{t(`missions.chip.${chipOf(state)}`)}</Chip>
        </p>
      )}
      {sign === 'secret' && <p className={styles.note}>{t('missions.secretNote')}</p>}
      {reason && (
        <ul className={styles.facts}>
          <li>
            <LockSimpleIcon size={20} aria-hidden />
            {reason}
          </li>
        </ul>
      )}
    </div>
  )
}

function chipOf(state: ElementState): 'locked' | 'finished' | 'welcome' {
  return state === 'locked' || state === 'finished' ? state : 'welcome'
}
