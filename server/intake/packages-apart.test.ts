import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPackageApart } from './packages/read-apart.ts'
import { PackageRefusal } from './packages/refusals.ts'
import { manifestOf, packageOf } from './testing/package-samples.ts'
import { zipOf } from './testing/zip.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-apart-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(content: Buffer, timeoutMs?: number) {
  const path = join(folder, 'course.zip')
  await writeFile(path, content)
  return readPackageApart(path, join(folder, 'unpacked'), timeoutMs)
}

/** What it is refused by; what is left on disk is the archive alone. */
async function refusalOf(content: Buffer, timeoutMs?: number): Promise<unknown> {
  const refusal = await read(content, timeoutMs).catch((error: unknown) => error)
  expect(await readdir(folder)).toEqual(['course.zip'])
  return refusal instanceof PackageRefusal ? refusal.code : refusal
}

/** Small when it is packed, though it does not pack well enough to be taken for a bomb. */
function endlessManifest(): string {
  let seed = 1
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed.toString(36)
  }
  const empty = Array.from({ length: 120_000 }, () => `<a ${word().replace(/^\d+/, 'b')}="${word()}"/>`)
  return manifestOf({ resources: empty.join('') })
}

describe('a package in a thread of its own', () => {
  it('is unpacked as it is without one [TASK-10]', async () => {
    const { package: found, missing, bytes } = await read(packageOf())
    expect(found).toMatchObject({ title: 'Life at the harbour', items: [{ href: 'index.html' }] })
    expect([missing, bytes > 500]).toEqual([[], true])
    expect(await readFile(join(folder, 'unpacked/index.html'), 'utf8')).toContain('Harbour')
  })

  it('is refused by the same name, with what exactly is meant [TASK-10]', async () => {
    const refusal = await read(packageOf({ version: '2004 4th Edition' })).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'scorm-2004', detail: '2004 4th Edition' })
    expect(await readdir(folder)).toEqual(['course.zip'])
  })

  it('leaves nothing where it turns out to be damaged half-way [TASK-10]', async () => {
    const files = [
      { name: 'index.html', content: 'whole' },
      { name: 'late.html', content: 'more than it says', claimedSize: 2 },
    ]
    expect(await refusalOf(packageOf({}, files))).toBe('damaged')
  })

  it('ends with the thread where it takes more memory than it may [TASK-10]', async () => {
    const content = zipOf([
      { name: 'imsmanifest.xml', content: endlessManifest() },
      { name: 'index.html', content: '' },
    ])
    expect(await refusalOf(content)).toBe('too-costly')
  })

  it('ends with the thread where it takes longer than it may [TASK-10]', async () => {
    expect(await refusalOf(packageOf(), 1)).toBe('too-costly')
  })

  it('fails as what it is where the disk does, and not as an error of the package', async () => {
    await writeFile(join(folder, 'course.zip'), packageOf())
    const path = join(folder, 'course.zip')
    const failure = await readPackageApart(path, join(path, 'unpacked')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(PackageRefusal)
    expect(failure).toMatchObject({ code: 'ENOTDIR' })
  })
})
