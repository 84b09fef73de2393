import type { ComponentType } from 'react'
import { ContentRoute } from './ContentRoute.tsx'
import { sceneEditor } from './scene-editor.ts'
import { isSceneAddress } from './studio-paths.ts'

/**
 * The page of all that makers make. Where a scene is opened, the code of its editor sets out at once: it need not know who is signed in,
 * and neither wait for words nor for the page before it.
 * @param address the path that is opened
 */
export function contentPage(address: string): ComponentType {
  if (isSceneAddress(address)) void sceneEditor.fetch()
  return ContentRoute
}
