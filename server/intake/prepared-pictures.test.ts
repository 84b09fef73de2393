import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layOutWorld, smallWorld, svg } from './testing/small-world.ts'

it('draws pictures of tasks before they are asked for, and serves what is asked for alone [START-1]', async () => {
  const circle = svg('<circle cx="320" cy="180" r="90" fill="#2a5"/>')
  const world = await layOutWorld(
    { ...smallWorld(), 'isle/pictures/cu.svg': circle, 'isle/pictures/up.svg': '<svg' },
    { isCacheOwn: true },
  )
  const { findings } = await world.build()
  // both are parts of "cup", which the cards name: neither is served, nor is its fault anybody's
  expect(findings.map(({ file, severity }) => [file, severity])).toEqual([
    ['isle/pictures/cu.svg', 'advice'],
    ['isle/pictures/up.svg', 'advice'],
  ])
  const served = await readdir(world.outDir)
  expect(served.some((name) => name.startsWith('cup.'))).toBe(true)
  expect(served.some((name) => /^(cu|up)\./.test(name))).toBe(false)

  // drawn beforehand or when it is asked for: the same bytes under the same name
  const alone = await layOutWorld(smallWorld())
  await alone.build()
  const cup = served.find((name) => name.startsWith('cup.')) ?? ''
  expect(await readFile(join(alone.outDir, cup))).toEqual(await readFile(join(world.outDir, cup)))
  await Promise.all([world.clear(), alone.clear()])
})
