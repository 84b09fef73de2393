import { useNavigate, useSearchParams } from 'react-router-dom'
import { TasksRoom } from '#src/features/authoring/TasksRoom.tsx'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { AT_PLACE, OF_MISSION, pathOfAdventure, pathOfScene, pathOfTask } from '../studio-paths.ts'
import { WithAuthoring } from './WithAuthoring.tsx'

/** The room of an adventure's tasks. */
export function TasksHere({ work }: { work: DraftWork }) {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const { folder } = work.adventure
  const [mission, place] = [asked.get(OF_MISSION), asked.get(AT_PLACE)]
  return (
    <WithAuthoring work={work}>
      <TasksRoom
        sceneHrefOf={(id) => `#${pathOfScene(folder, id)}`}
        hrefOf={(id, task) => `#${pathOfTask(folder, id, task)}`}
        asked={mission !== null && place !== null ? { mission, place } : null}
        onAsked={() => void navigate(pathOfAdventure(folder, 'tasks'), { replace: true })}
        onAdded={(id, task) => void navigate(pathOfTask(folder, id, task))}
      />
    </WithAuthoring>
  )
}
