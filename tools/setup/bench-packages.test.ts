import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const Dependencies = z.optional(z.record(z.string(), z.string()))
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dependencies: Dependencies,
      devDependencies: Dependencies,
    }),
  ),
})
const Wanted = z.object({
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
})

const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> =>
  z.parse(schema, JSON.parse(readFileSync(`bench/${file}`, 'utf8')))

/** A range of versions: digits, dots and comparisons. Anything else, such as `latest`, names another one every month. */
const RANGE = /^[\d.x^~<>=|\s*-]+(-[\w.]+)?$/

describe('the packages of the benchmarks', () => {
  const { packages } = read('package-lock.json', Lock)
  const { devDependencies, overrides } = read('package.json', Wanted)

  it('are named by ranges that the lock file still fulfils next year', () => {
    const moving = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
      Object.entries(dependencies)
        .filter(([name, range]) => !RANGE.test(overrides[name] ?? range))
        .map(([name, range]) => `${path}: ${name} ${range}`),
    )
    expect(moving).toEqual([])
  })

  it('are locked as they are pinned', () => {
    expect(packages['']?.devDependencies).toEqual(devDependencies)
    for (const [name, version] of Object.entries(overrides)) {
      expect(packages[`node_modules/${name}`]?.version).toBe(version)
    }
  })
})
