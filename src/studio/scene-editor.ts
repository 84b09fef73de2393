import { latePart } from '#src/lib/late-part.ts'

/** The scene editor, in a chunk of its own: those who only change files never fetch it. */
export const sceneEditor = latePart<object>(async () => {
  // the canvas' code comes beside it, not when the first scene is known; the stage asks again for what did not come
  void import('#src/stage/StageHost.tsx').catch(() => undefined)
  return (await import('./editor/EditorPage.tsx')).EditorPage
})
