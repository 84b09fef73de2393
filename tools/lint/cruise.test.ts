import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { breachesOf, cruise } from './cruise.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-deps-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function plant(files: Readonly<Record<string, string>>): void {
  const imports = { '#shared/*': './shared/*', '#src/*': './src/*', '#server/*': './server/*' }
  const dependencies = { zod: '*', react: '*', 'pixi.js': '*', '@pixi/react': '*', 'drizzle-orm': '*' }
  write('package.json', JSON.stringify({ name: 'planted', type: 'module', imports, dependencies }))
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { moduleResolution: 'bundler', module: 'ESNext' } }),
  )
  for (const name of Object.keys(dependencies)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'export default 1\n')
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const imports = (specifier: string): string => `import '${specifier}'\n`

describe('who may look at whom', () => {
  it('finds every planted breach, and nothing where everybody keeps to the rules', async () => {
    plant({
      'shared/domain/numbers.ts': '',
      'shared/domain/clock.ts': imports('node:fs'),
      'shared/domain/words.ts': imports('#shared/contract/tasks.ts'),
      'shared/contract/tasks.ts': imports('zod') + imports('#shared/domain/numbers.ts'),
      'src/lib/http.ts': imports('#shared/contract/tasks.ts'),
      'src/ui/Button.tsx': imports('react') + imports('#src/features/tasks/queries.ts'),
      'src/features/tasks/queries.ts': imports('#src/lib/http.ts') + imports('./parts/row.ts'),
      'src/features/tasks/parts/row.ts': '',
      'src/features/streak/store.ts': imports('#src/features/tasks/queries.ts'),
      'src/features/streak/watch.ts': imports('#src/stage/director.ts'),
      'src/features/streak/drawing.ts': imports('pixi.js'),
      'src/flows/finish-task.ts': imports('#src/features/tasks/parts/row.ts'),
      'src/flows/rate-task.ts': imports('#src/features/tasks/queries.ts'),
      'src/stage/director.ts': imports('@pixi/react') + imports('pixi.js'),
      'src/stage/Scene.tsx': imports('@pixi/react'),
      'src/stage/weather/Weather.tsx': imports('@pixi/react'),
      'src/app/Shell.tsx': imports('#src/features/tasks/queries.ts') + imports('#src/testing/reset.ts'),
      'src/app/Hud.tsx': imports('#src/gallery/desk.ts'),
      'src/game/places.ts': imports('#src/leader/lists.ts'),
      'src/leader/lists.ts': '',
      'src/shell/page.ts': imports('#src/game/places.ts'),
      'src/navigation/paths.ts': imports('#src/features/tasks/queries.ts'),
      'src/gallery/desk.ts': imports('#src/stage/runtime.ts') + imports('#src/app/Shell.tsx'),
      'src/stage/runtime.ts': '',
      'src/testing/reset.ts': '',
      'server/modules/shop/routes.ts': imports('#server/modules/tasks/routes.ts') + imports('drizzle-orm'),
      'server/modules/tasks/routes.ts': imports('./answer.ts'),
      'server/modules/tasks/answer.ts': imports('./routes.ts'),
      'server/attic/boxes.ts': imports('drizzle-orm'),
      'server/policies/lead.ts': imports('zod') + imports('./gone.ts'),
    })
    const breaches = breachesOf(await cruise(process.cwd(), root))
    expect(breaches).toEqual([
      'server/attic/boxes.ts imports node_modules/drizzle-orm/index.js: every folder has its row in tools/lint/rooms.cjs',
      'server/modules/shop/routes.ts imports server/modules/tasks/routes.ts: server/modules/* looks only at its neighbours',
      'server/modules/tasks/answer.ts imports server/modules/tasks/routes.ts: no cycles',
      'server/policies/lead.ts imports ./gone.ts: every import exists',
      'server/policies/lead.ts imports node_modules/zod/index.js: server/policies touches only its packages',
      'shared/domain/clock.ts imports fs: shared/domain runs without Node',
      'shared/domain/words.ts imports shared/contract/tasks.ts: shared/domain looks only at its neighbours',
      'src/app/Hud.tsx imports src/gallery/desk.ts: src/app/|main.tsx looks only at its neighbours',
      'src/app/Shell.tsx imports src/testing/reset.ts: only tests use what is made for tests',
      'src/features/streak/drawing.ts imports node_modules/pixi.js/index.js: src/features/* touches only its packages',
      'src/features/streak/drawing.ts imports node_modules/pixi.js/index.js: the canvas libraries live on the stage',
      'src/features/streak/store.ts imports src/features/tasks/queries.ts: src/features/* looks only at its neighbours',
      'src/features/streak/watch.ts imports src/stage/director.ts: src/features/* looks only at its neighbours',
      'src/flows/finish-task.ts imports src/features/tasks/parts/row.ts: parts and kinds of a feature are private',
      'src/flows/finish-task.ts imports src/features/tasks/parts/row.ts: src/flows looks only at its neighbours',
      'src/gallery/desk.ts imports src/app/Shell.tsx: src/gallery (never built) looks only at its neighbours',
      'src/game/places.ts imports src/leader/lists.ts: an area of the product looks only at its neighbours',
      'src/navigation/paths.ts imports src/features/tasks/queries.ts: src/navigation|overlay looks only at its neighbours',
      'src/shell/page.ts imports src/game/places.ts: src/shell (what several areas stand in) looks only at its neighbours',
      'src/stage/director.ts imports node_modules/@pixi/react/index.js: @pixi/react is for the host, the scene and its parts',
      'src/ui/Button.tsx imports src/features/tasks/queries.ts: src/ui looks only at its neighbours',
    ])
  }, 60_000)
})
