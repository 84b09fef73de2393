import { describe, expect, it } from 'vitest'
import type { Bundle, Chunk } from './bundle.ts'
import { findingsOf, goalsFor, shellOf } from './goals.ts'

const chunk = (
  modules: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
  styles: string[] = [],
): Chunk => ({ modules, imports, dynamicImports, styles })

const BUNDLE: Bundle = {
  'index.js': chunk(['src/main.tsx', 'src/auth/LoginRoute.tsx'], ['react.js'], ['game.js']),
  'react.js': chunk(['node_modules/react/index.js']),
  'game.js': chunk(
    ['src/game/routes/GameRoute.tsx', 'src/stage/StageHost.tsx'],
    ['react.js', 'pixi.js'],
    ['pdf.js', 'webgl.js', 'Weather.js'],
    ['index.css', 'kit.css'],
  ),
  'Weather.js': chunk(['src/stage/weather/Weather.tsx'], ['game.js']),
  'pixi.js': chunk(['node_modules/pixi.js/lib/index.mjs'], [], ['webgl.js', 'WebGPURenderer.js']),
  'webgl.js': chunk(['node_modules/pixi.js/lib/webgl.mjs'], ['pixi.js']),
  'WebGPURenderer.js': chunk(['node_modules/pixi.js/lib/webgpu.mjs'], ['pixi.js']),
  'pdf.js': chunk(
    ['kinds/ebook/client/EbookPlayer.tsx'],
    ['react.js'],
    ['pdf-worker.js'],
    ['pdf.css', 'kit.css'],
  ),
  'pdf-worker.js': chunk(['node_modules/pdfjs-dist/worker.js']),
}
const FILES = [...Object.keys(BUNDLE), 'index.css', 'kit.css', 'pdf.css', 'figtree.woff2']

const filesOf = (name: string) =>
  goalsFor(BUNDLE, FILES)
    .find((goal) => goal.name === name)
    ?.files.toSorted()

describe('byte goals', () => {
  it('counts for a route what it needs beyond the ones before it', () => {
    expect(filesOf('login: script')).toEqual(['index.js', 'react.js'])
    expect(filesOf('stage: more script')).toEqual(['game.js', 'pixi.js', 'webgl.js'])
    expect(filesOf('scene parts: more script')).toEqual(['Weather.js'])
    expect(filesOf('player ebook: more script and styles')).toEqual(['pdf-worker.js', 'pdf.css', 'pdf.js'])
    expect(filesOf('styles of all but players')).toEqual(['index.css', 'kit.css'])
    expect(filesOf('precached without players')).not.toContain('pdf.js')
  })

  it('has the worker keep the start first, then what opens a map, and the rest after it [SW-3]', () => {
    const watch = chunk(['src/app/ShellWatch.tsx'], ['react.js'], [], ['shell.css'])
    const { start, map, rest } = shellOf({ ...BUNDLE, 'shell.js': watch }, [
      ...FILES,
      'shell.js',
      'shell.css',
    ])
    expect(start.toSorted()).toEqual(['index.js', 'react.js', 'shell.css', 'shell.js'])
    expect(map).toEqual(
      expect.arrayContaining(['game.js', 'pixi.js', 'Weather.js', 'index.css', 'figtree.woff2']),
    )
    expect(rest).toContain('pdf.css')
    expect([...start, ...map, ...rest]).not.toContain('WebGPURenderer.js')
  })

  it('weighs apart what only leaders, designers and admins fetch and wear', () => {
    const leaderArea = chunk(['src/leader/LeaderRoute.tsx'], ['react.js'], [], ['leaders.css', 'kit.css'])
    const goals = goalsFor({ ...BUNDLE, 'leaders.js': leaderArea }, [...FILES, 'leaders.js', 'leaders.css'])
    const files = (name: string) => goals.find((goal) => goal.name === name)?.files.toSorted()
    expect(files('leaders, designers and admins: their script and styles')).toEqual([
      'leaders.css',
      'leaders.js',
    ])
    expect(files('styles of all but players')).toEqual(['index.css', 'kit.css'])
  })

  it('weighs the studio by itself, and has the worker keep nothing of it', () => {
    const studio = chunk(['src/studio/ContentRoute.tsx'], ['react.js'], [], ['studio.css', 'kit.css'])
    const bundle = { ...BUNDLE, 'studio.js': studio }
    const files = [...FILES, 'studio.js', 'studio.css']
    const goals = goalsFor(bundle, files)
    const filesOf = (name: string) => goals.find((goal) => goal.name === name)?.files.toSorted()
    expect(filesOf('studio: its script and styles')).toEqual(['studio.css', 'studio.js'])
    expect(filesOf('styles of all but players')).toEqual(['index.css', 'kit.css'])
    expect(Object.values(shellOf(bundle, files)).flat()).not.toContain('studio.js')
  })

  it('weighs the scene editor by itself, and has the worker keep nothing of it [DESIGN-4]', () => {
    const editor = chunk(['src/studio/editor/EditorPage.tsx'], ['react.js'], [], ['editor.css', 'kit.css'])
    const bundle = { ...BUNDLE, 'editor.js': editor }
    const files = [...FILES, 'editor.js', 'editor.css']
    const weighed = goalsFor(bundle, files)
    const of = (name: string) => weighed.find((goal) => goal.name === name)?.files.toSorted()
    expect(of('scene editor: its script and styles')).toEqual(['editor.css', 'editor.js'])
    expect(of('styles of all but players')).toEqual(['index.css', 'kit.css'])
    expect(Object.values(shellOf(bundle, files)).flat()).not.toContain('editor.js')
  })

  it('finds what only designers use wherever it is built in [DESIGN-2]', () => {
    const forDesigners = [
      'src/gallery/SceneFrame.tsx',
      'src/catalogue/ExampleList.tsx',
      'shared/scene/gallery.ts',
      'src/app/live/live-scenes.ts',
    ]
    const built = forDesigners.map((module) => findingsOf({ ...BUNDLE, 'late.js': chunk([module]) }))
    expect(built).toEqual(Array(4).fill(['what only designers use is in what players get: late.js']))
  })

  it('finds the game in what an auth page loads', () => {
    const register = chunk(['src/auth/RegisterRoute.tsx'], ['kit.js'])
    const kit = chunk(['src/ui/Checkbox.tsx'], ['game.js'])
    expect(findingsOf({ ...BUNDLE, 'auth.js': register, 'kit.js': kit })).toEqual([
      'an auth page loads the game: game.js',
    ])
  })

  it('finds canvas code at the login, and goals that match nothing any more', () => {
    expect(findingsOf(BUNDLE)).toEqual([])
    const leaking = { ...BUNDLE, 'index.js': chunk(['src/main.tsx'], ['react.js', 'pixi.js']) }
    expect(findingsOf(leaking)).toEqual(['the login loads canvas code: pixi.js'])
    expect(findingsOf({ 'other.js': chunk(['src/elsewhere.ts']) })).toHaveLength(2)
  })
})
