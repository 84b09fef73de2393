import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { taskState } from './task-state.ts'

interface TaskStartProps {
  task: Task
  onStart: () => void
  /** Leads to what is missing; absent where nothing can be shown. */
  onMissing: (() => void) | null
}

/** The one main button of an introduction; of a locked task the way to what is missing. */
export function TaskStart({ task, onStart, onMissing }: TaskStartProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const state = taskState(task)
  if (state !== 'locked') {
    const variant = state === 'done' ? 'secondary' : 'primary'
    return (
      <Button wide size="thumb" variant={variant} onClick={onStart} autoFocus>
        {startWords(task, percent(task.progress), t)}
      </Button>
    )
  }
  if (!onMissing) return null
  return (
    <Button wide variant="secondary" onClick={onMissing} autoFocus>
      {t('tasks.introduction.toMissing')}
    </Button>
  )
}

function startWords(task: Task, percent: string, t: ReturnType<typeof useTranslation>['t']): string {
  const state = taskState(task)
  if (state === 'done') return t('tasks.introduction.again')
  return state === 'begun' ? t('tasks.introduction.resume', { percent }) : t('tasks.introduction.start')
}
