import { useTranslation } from 'react-i18next'
import type { Mission } from '#shared/contract/missions.ts'
import { NextTaskButton } from '#src/features/tasks/NextTaskButton.tsx'
import { useNextTask } from '#src/features/tasks/use-next-task.ts'
import { Button } from '#src/ui/Button.tsx'
import { useGoBack } from '../hud/use-go-back.ts'
import { useGamePlace } from '../hud/use-place.ts'

interface MissionButtonProps {
  mission: Mission
  onTask: (taskId: string) => void
}

/** The one main button of a mission: its next task, or the way back to the map where none is left to play. */
export function MissionButton({ mission, onTask }: MissionButtonProps) {
  const { t } = useTranslation()
  const { back } = useGamePlace()
  const goBack = useGoBack()
  const { next } = useNextTask(mission.tasks)
  if (next) return <NextTaskButton mission={mission} onTask={onTask} />
  if (back.type === 'disabled') return null
  return (
    <Button wide size="thumb" onClick={goBack}>
      {t('missions.backToMap')}
    </Button>
  )
}
