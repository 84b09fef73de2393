import { sceneryStore } from '../actors/scenery.ts'

/** What React does: it builds what stands, and gives back what has gone. @returns how to stop */
export function mountScenery(): () => void {
  return sceneryStore.subscribe(({ mounted: now }, { mounted: before }) => {
    for (const { staged } of now) staged.arrive()
    for (const { staged } of before) if (!now.some((one) => one.staged === staged)) staged.dispose()
  })
}

export const mountedScenes = (): string[] => sceneryStore.getState().mounted.map(({ scene }) => scene.id)
