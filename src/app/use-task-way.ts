import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { pathOfIntroduction, pathOfTask } from './paths.ts'
import { isSamePage } from './same-page.ts'
import { useWayBack } from './use-way-back.ts'

/** Kept with an entry of the history: the page on which a task was opened. */
const Opened = z.object({ openedOn: z.string() })

/** Opens a task's introduction over the page, which closing it leads back to. */
export function useOpenIntroduction(): (taskId: string, missionId: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (taskId, missionId) =>
    void navigate(pathOfIntroduction(taskId, missionId), {
      state: { openedOn: pathname } satisfies z.infer<typeof Opened>,
    })
}

/** Begins the task, or opens its review, in place of its introduction: whoever leaves it is where the introduction was opened. */
export function useBeginTask(pathOf = pathOfTask): (taskId: string) => void {
  const navigate = useNavigate()
  const location = useLocation()
  return (taskId) => void navigate(pathOf(taskId), { replace: true, state: location.state as unknown })
}

/** Leaves introduction or task: back to the page it was opened on, or to `path` where somebody came by the address. */
export function useLeaveTask(path: string): () => void {
  const navigate = useNavigate()
  const openedOn = useOpenedOn()
  const goBack = useWayBack()
  return () => {
    if (openedOn === null) void navigate(path, { replace: true })
    else goBack()
  }
}

/** Leaves a finished task for `path`, which then stands in the history in its place. */
export function useEndTask(path: string): () => Promise<void> {
  const navigate = useNavigate()
  const openedOn = useOpenedOn()
  const goBack = useWayBack()
  return async () => {
    if (openedOn !== null && isSamePage(openedOn, path)) goBack()
    else await navigate(path, { replace: true })
  }
}

function useOpenedOn(): string | null {
  const opened = Opened.safeParse(useLocation().state)
  return opened.success ? opened.data.openedOn : null
}
