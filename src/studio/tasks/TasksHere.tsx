import { useNavigate } from 'react-router-dom'
import { TasksRoom } from '#src/features/authoring/TasksRoom.tsx'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { pathOfTask } from '../studio-paths.ts'
import { WithAuthoring } from './WithAuthoring.tsx'

/** The room of an adventure's tasks. */
export function TasksHere({ work }: { work: DraftWork }) {
  const navigate = useNavigate()
  const { folder } = work.adventure
  return (
    <WithAuthoring work={work}>
      <TasksRoom
        hrefOf={(mission, task) => `#${pathOfTask(folder, mission, task)}`}
        onAdded={(mission, task) => void navigate(pathOfTask(folder, mission, task))}
      />
    </WithAuthoring>
  )
}
