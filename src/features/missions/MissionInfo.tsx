import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import type { ElementState } from '#shared/scene/description.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ListChecksIcon, LockSimpleIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './MissionInfo.module.css'
import { StateIcon } from './StateIcon.tsx'
import { useTasksWords } from './use-tasks-words.ts'
import { withMates } from './with-mates.ts'

interface MissionInfoProps {
  name: string
  state: ElementState
  /** Percent. */
  progress: number
  tasks: number
  tasksToDo: number
  activePlayers: number
  /** Names of teammates among them. */
  mates?: readonly string[] | undefined
  /** What locks it, in words; empty when open. */
  reason: string
}

/** What the mission info popup says: progress, status, what is left, who is there (MAP-1). */
export function MissionInfo({
  name,
  state,
  progress,
  tasks,
  tasksToDo,
  activePlayers,
  mates,
  reason,
}: MissionInfoProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const tasksWords = useTasksWords()
  return (
    <div className={styles.info}>
      <ProgressBar percent={progress} label={name} variant="infoBox" />
      <p className={styles.line}>
        <Chip icon={<StateIcon state={state} />}>{t(`missions.chip.${state}`)}</Chip>{' '}
        <span className={styles.percent}>{percent(progress)}</span>
      </p>
      <ul className={styles.facts}>
        {reason && (
          <li>
            <LockSimpleIcon size={20} aria-hidden />
            {reason}
          </li>
        )}
        <li>
          <ListChecksIcon size={20} aria-hidden />
          {tasksWords(tasks, tasksToDo, reason !== '')}
        </li>
        {activePlayers > 0 && (
          <li>
            <UsersThreeIcon size={20} aria-hidden />
            {withMates(t('missions.activeHere', counted(activePlayers)), activePlayers, mates)}
          </li>
        )}
      </ul>
    </div>
  )
}
