import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { contentPage } from './content-page.ts'
import { ContentRoute } from './ContentRoute.tsx'
import { sceneEditor } from './scene-editor.ts'
import { pathOfAdventure, pathOfScene, pathOfTask } from './studio-paths.ts'

let fetch: MockInstance<typeof sceneEditor.fetch>

beforeEach(() => {
  fetch = vi.spyOn(sceneEditor, 'fetch').mockResolvedValue(true)
})
afterEach(() => fetch.mockRestore())

it.each([
  [pathOfScene('isles'), true],
  [pathOfScene('isles', 'harbour'), true],
  [`${pathOfScene('isles')}?any=1`, true],
  [pathOfAdventure('isles'), false],
  [pathOfAdventure('scenes', 'tasks'), false],
  [pathOfTask('isles', 'scenes', 'lamp'), false],
  ['/app/content', false],
  ['/app', false],
])('opened at %s, sends for the scene editor at once: %s [DESIGN-4]', (address, isSentFor) => {
  expect(contentPage(address)).toBe(ContentRoute)
  expect(fetch).toHaveBeenCalledTimes(isSentFor ? 1 : 0)
})
