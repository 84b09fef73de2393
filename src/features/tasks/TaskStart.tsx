import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
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
  const state = taskState(task)
  if (state !== 'locked') {
    const variant = state === 'done' ? 'secondary' : 'primary'
    return (
      <Button wide size="thumb" variant={variant} onClick={onStart} data-autofocus>
        {startWords(task, t)}
      </Button>
    )
  }
  if (!onMissing) return null
  return (
    <Button wide variant="secondary" onClick={onMissing} data-autofocus>
      {t('tasks.introduction.toMissing')}
    </Button>
  )
}

function startWords(task: Task, t: ReturnType<typeof useTranslation>['t']): string {
  const state = taskState(task)
  if (state === 'done') return t('tasks.introduction.again')
  return state === 'begun'
    ? t('tasks.introduction.resume', { percent: task.progress })
    : t('tasks.introduction.start')
}
