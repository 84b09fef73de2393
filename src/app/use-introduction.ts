import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { pathOfIntroduction } from './paths.ts'
import { useWayBack } from './use-way-back.ts'

const OpenedHere = z.object({ isOpenedHere: z.literal(true) })

/** Opens a task's introduction over the page, which closing it leads back to. */
export function useOpenIntroduction(): (taskId: string, missionId: string) => void {
  const navigate = useNavigate()
  return (taskId, missionId) =>
    void navigate(pathOfIntroduction(taskId, missionId), {
      state: { isOpenedHere: true } satisfies z.infer<typeof OpenedHere>,
    })
}

/** Closes it: back to the page that it was opened on, or to `path` where somebody came by the address. */
export function useCloseIntroduction(path: string): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const goBack = useWayBack()
  if (OpenedHere.safeParse(location.state).success) return goBack
  return () => void navigate(path, { replace: true })
}
