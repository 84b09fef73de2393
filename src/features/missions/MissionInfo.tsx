import { useTranslation } from 'react-i18next'
import type { MissionStatus } from '#shared/domain/progress.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Boat } from '#src/ui/Glyphs.tsx'
import { CheckIcon, ListChecksIcon, LockSimpleIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './MissionInfo.module.css'

interface MissionInfoProps {
  name: string
  state: 'locked' | MissionStatus
  /** Percent. */
  progress: number
  tasks: number
  tasksToDo: number
  activePlayers: number
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
  reason,
}: MissionInfoProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  return (
    <div className={styles.info}>
      <ProgressBar percent={progress} label={name} variant="infoBox" />
      <p className={styles.line}>
        <Chip icon={<StateIcon state={state} />}>{t(`missions.chip.${state}`)}</Chip>
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
          {tasksWords(tasks, tasksToDo, t)}
        </li>
        {activePlayers > 0 && (
          <li>
            <UsersThreeIcon size={20} aria-hidden />
            {t('missions.activeHere', { count: activePlayers })}
          </li>
        )}
      </ul>
    </div>
  )
}

function StateIcon({ state }: { state: MissionInfoProps['state'] }) {
  if (state === 'finished') return <CheckIcon size={16} weight="bold" aria-hidden />
  if (state === 'locked') return <LockSimpleIcon size={16} weight="fill" aria-hidden />
  return <Boat size={16} />
}

function tasksWords(tasks: number, tasksToDo: number, t: ReturnType<typeof useTranslation>['t']): string {
  if (tasks === 0) return t('missions.soon')
  return tasksToDo === 0 ? t('missions.allDone') : t('missions.tasksLeft', { count: tasksToDo, all: tasks })
}
