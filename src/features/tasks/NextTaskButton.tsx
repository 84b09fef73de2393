import { useTranslation } from 'react-i18next'
import type { Mission } from '#shared/contract/missions.ts'
import { Button } from '#src/ui/Button.tsx'
import { useNextTask } from './use-next-task.ts'

interface NextTaskButtonProps {
  mission: Mission
  onTask: (taskId: string) => void
}

/** The one button that leads on in a mission; nothing where nothing is left to play. */
export function NextTaskButton({ mission, onTask }: NextTaskButtonProps) {
  const { t } = useTranslation()
  const { next, label } = useNextTask(mission.tasks)
  if (!next) return null
  return (
    <Button wide size="thumb" onClick={() => onTask(next.id)}>
      {t(`tasks.list.${label}`)}
    </Button>
  )
}
