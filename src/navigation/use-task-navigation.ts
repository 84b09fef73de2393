import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { pathOfIntroduction, pathOfTask } from './paths.ts'
import { isSamePage } from './same-page.ts'
import { useGoBack } from './use-go-back.ts'

/** Kept with an entry of the history: the page on which a task was opened, and how long the history was when it began. */
const Opened = z.object({ openedOn: z.string(), historyLength: z.optional(z.number()) })
type Opened = z.infer<typeof Opened>

/** Opens a task's introduction over the page, which closing it leads back to. */
export function useOpenIntroduction(): (taskId: string, missionId: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (taskId, missionId) =>
    void navigate(pathOfIntroduction(taskId, missionId), {
      state: { openedOn: pathname } satisfies Opened,
    })
}

/** Opens a task at once, without its introduction: anyone who leaves it is where it was opened. What is replaced was a sheet over that page. */
export function useOpenTask(): (taskId: string, isReplacing: boolean) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (taskId, isReplacing) =>
    void navigate(pathOfTask(taskId), {
      replace: isReplacing,
      state: { openedOn: pathname, historyLength: history.length + (isReplacing ? 0 : 1) } satisfies Opened,
    })
}

/** Begins the task, or opens its review, in place of its introduction: anyone who leaves it is where the introduction was opened. */
export function useBeginTask(pathOf = pathOfTask): (taskId: string) => void {
  const navigate = useNavigate()
  const opened = useOpened()
  return (taskId) => {
    const state = opened && { ...opened, historyLength: history.length }
    void navigate(pathOf(taskId), { replace: true, state })
  }
}

/** Leaves introduction or task: back to the page it was opened on, or to `path` where somebody came by the address. */
export function useLeaveTask(path: string): () => void {
  const navigate = useNavigate()
  const opened = useOpened()
  const goBack = useGoBackTo(opened)
  return () => {
    if (opened === null) void navigate(path, { replace: true })
    else goBack()
  }
}

/** Leaves a finished task for `path`, which then stands in the history in its place. */
export function useEndTask(path: string): () => Promise<void> {
  const navigate = useNavigate()
  const opened = useOpened()
  const goBack = useGoBackTo(opened)
  return async () => {
    if (opened !== null && isSamePage(opened.openedOn, path)) goBack()
    else await navigate(path, { replace: true })
  }
}

/** One step back; where frames of a package have left entries of their own in the history, that step would end in one of them. */
function useGoBackTo(opened: Opened | null): () => void {
  const navigate = useNavigate()
  const goBack = useGoBack()
  return () => {
    const isGrown = history.length > (opened?.historyLength ?? Infinity)
    if (opened && isGrown) void navigate(opened.openedOn, { replace: true })
    else goBack()
  }
}

function useOpened(): Opened | null {
  const opened = Opened.safeParse(useLocation().state)
  return opened.success ? opened.data : null
}
