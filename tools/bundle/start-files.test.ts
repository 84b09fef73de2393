import { expect, it } from 'vitest'
import type { Bundle } from './bundle.ts'
import { startFilesOf } from './start-files.ts'

const chunk = (
  modules: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
  styles: string[] = [],
) => ({ modules, imports, dynamicImports, styles })

const BUNDLE: Bundle = {
  'bundle/index.js': chunk(
    ['src/main.tsx', 'src/auth/LoginRoute.tsx'],
    ['bundle/react.js'],
    ['bundle/map.js'],
    ['bundle/index.css'],
  ),
  'bundle/react.js': chunk(['node_modules/react/index.js']),
  'bundle/map.js': chunk(['src/game/start/read-map.ts'], ['bundle/react.js', 'bundle/game.js']),
  'bundle/game.js': chunk(
    ['src/game/routes/GameRoute.tsx'],
    ['bundle/react.js'],
    ['bundle/stage.js'],
    ['bundle/game.css', 'bundle/index.css'],
  ),
  'bundle/stage.js': chunk(['src/stage/StageHost.tsx'], ['bundle/pixi.js'], ['bundle/WebGPURenderer.js']),
  'bundle/pixi.js': chunk(['node_modules/pixi.js/lib/index.mjs']),
  'bundle/WebGPURenderer.js': chunk(['node_modules/pixi.js/lib/WebGPURenderer.mjs']),
  'bundle/shell.js': chunk(['src/app/ShellWatch.tsx'], ['bundle/react.js', 'bundle/kit.js']),
  'bundle/kit.js': chunk(['src/ui/Button.tsx'], ['bundle/react.js'], [], ['bundle/kit.css']),
  'bundle/people.js': chunk(['src/admin/PeopleRoute.tsx'], ['bundle/game.js']),
}

it('names what a first map is played with and the page itself does not name, but not its canvas [START-1]', () => {
  const { map } = startFilesOf(BUNDLE)
  expect(map.toSorted()).toEqual([
    '/bundle/game.css',
    '/bundle/game.js',
    '/bundle/kit.css',
    '/bundle/kit.js',
    '/bundle/map.js',
    '/bundle/shell.js',
  ])
  expect(new Set(map).size).toBe(map.length)
})

it('names what stands over every page for those who do not play [START-1]', () => {
  expect(startFilesOf(BUNDLE).shell.toSorted()).toEqual([
    '/bundle/kit.css',
    '/bundle/kit.js',
    '/bundle/shell.js',
  ])
})
