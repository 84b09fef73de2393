import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inEnglish } from '#shared/domain/findings/english.ts'
import type { PackageRefusalCode } from '#shared/domain/package-refusals.ts'
import { PackageRefusal } from './packages/refusals.ts'
import { readPackage } from './packages/read-package.ts'
import { manifestOf, ONE_SCO, packageOf } from './testing/package-samples.ts'
import { zipOf, type ZipEntry } from './testing/zip.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-packages-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(content: Buffer) {
  const path = join(folder, 'course.zip')
  await writeFile(path, content)
  return readPackage(path, join(folder, 'unpacked'))
}

/** What it is refused by; what is left on disk is the archive alone. */
async function refusalOf(content: Buffer): Promise<PackageRefusalCode | null> {
  const refusal = await read(content).catch((error: unknown) => error)
  expect(await readdir(folder)).toEqual(['course.zip'])
  return refusal instanceof PackageRefusal ? refusal.code : null
}

const page = (name: string, content = '<!doctype html>'): ZipEntry => ({ name, content })
const withFile = (entry: ZipEntry): Buffer => packageOf({}, [page('index.html'), entry])
const manifest = (content: string | Buffer): Buffer =>
  zipOf([{ name: 'imsmanifest.xml', content }, page('index.html')])
const NO_VERSION = /<schemaversion>.*<\/schemaversion>/

describe('a package of SCORM 1.2', () => {
  it('is unpacked with its table of contents [TASK-10]', async () => {
    const items = [
      {
        id: 'pier',
        inner: [
          { id: 'ropes', href: 'a/ropes.html' },
          { id: 'map', href: 'map.html', type: 'asset' as const },
        ],
      },
      {
        id: 'quiz',
        href: 'quiz.html',
        elements: '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>a=1</adlcp:datafromlms>',
      },
    ]
    const files = ['a/ropes.html', 'map.html', 'quiz.html', 'art/old film.mp4'].map((name) =>
      page(name, name),
    )
    const { package: read1, missing } = await read(packageOf({ items }, files))
    expect(read1.title).toBe('Life at the harbour')
    expect(read1.items).toMatchObject([
      { id: 'pier', title: 'About pier', depth: 0, href: null, isSco: false },
      { id: 'ropes', depth: 1, href: 'a/ropes.html', isSco: true, masteryScore: null, launchData: '' },
      { id: 'map', depth: 1, href: 'map.html', isSco: false },
      { id: 'quiz', depth: 0, href: 'quiz.html', isSco: true, masteryScore: 80, launchData: 'a=1' },
    ])
    expect(missing).toEqual([])
    expect(await readFile(join(folder, 'unpacked/art/old film.mp4'), 'utf8')).toBe('art/old film.mp4')
  })

  it.each([
    ['index.html', '', 'index.html'],
    ['index.html', '?from=menu', 'index.html?from=menu'],
    ['index.html', 'from=menu', 'index.html?from=menu'],
    ['index.html?x=1', '&amp;from=menu', 'index.html?x=1&from=menu'],
    ['index.html#top', '?x=1', 'index.html?x=1#top'],
    ['index.html', '#end', 'index.html#end'],
    ['INDEX.HTML', '', 'index.html'],
    ['.\\index.html', '', 'index.html'],
    ['./folder/../index.html', '', 'index.html'],
  ])('begins at %s with the parameters %j: %s [TASK-10]', async (href, parameters, address) => {
    const items = [{ id: 'one', href, attributes: `parameters="${parameters}"` }]
    expect((await read(packageOf({ items }))).package.items[0]?.href).toBe(address)
  })

  it('is found where its base says, and under names that an address has to spell [TASK-10]', async () => {
    const items = [{ id: 'one', href: 'first page 100%25.html' }]
    const text = manifestOf({ items }).replace('<resources>', '<resources xml:base="content/">')
    const { package: found } = await read(packageOf(text, [page('content/first page 100%.html')]))
    expect(found.items[0]?.href).toBe('content/first%20page%20100%25.html')
  })

  it('made on Windows has slashes that lean the other way [TASK-10]', async () => {
    const items = [{ id: 'one', href: 'sco\\start.html' }]
    const { package: found } = await read(packageOf({ items }, [page('sco\\start.html', 'start')]))
    expect(found.items[0]?.href).toBe('sco/start.html')
    expect(await readFile(join(folder, 'unpacked/sco/start.html'), 'utf8')).toBe('start')
  })

  it('starts although a file is missing in it, which is told [TASK-10]', async () => {
    const lacking = manifestOf().replace('</resource>', '<file href="art/gone.png"/></resource>')
    const { package: found, missing } = await read(packageOf(lacking))
    expect(missing).toEqual(['art/gone.png'])
    expect(found.items).toMatchObject([{ href: 'index.html' }])
  })

  it('plays the items that are there, beside one that is not [TASK-10]', async () => {
    const items = [...ONE_SCO, { id: 'gone', href: 'gone.html' }]
    const { package: found, missing } = await read(packageOf({ items }))
    expect(found.items.map(({ href }) => href)).toEqual(['index.html', null])
    expect(missing).toEqual(['gone.html'])
  })

  it('may hold what packs well, a blank bitmap as large as a screen [TASK-10]', async () => {
    const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(9_900_000, 255)])
    const { package: found } = await read(withFile({ name: 'blank.bmp', content: bitmap }))
    expect(found.items).toHaveLength(1)
  })

  it('reports a file that an item starts with and that nothing lists [TASK-10]', async () => {
    const items = [...ONE_SCO, { id: 'gone', href: 'gone.html' }]
    const unlisted = manifestOf({ items }).replace('<file href="gone.html"/>', '')
    expect((await read(packageOf(unlisted))).missing).toEqual(['gone.html'])
  })

  it('without a version, without an organization, or with two items of one name, is taken all the same [TASK-10]', async () => {
    const bare = manifestOf().replace(NO_VERSION, '')
    expect((await read(manifest(bare))).package.items).toHaveLength(1)
    await rm(join(folder, 'unpacked'), { recursive: true })
    const noItems = manifestOf().replace(/<organizations[\s\S]*<\/organizations>/, '<organizations/>')
    expect((await read(manifest(noItems))).package.items).toMatchObject([{ href: 'index.html', isSco: true }])
    await rm(join(folder, 'unpacked'), { recursive: true })
    const twice = await read(packageOf({ items: [...ONE_SCO, ...ONE_SCO] }))
    expect(new Set(twice.package.items.map(({ id }) => id)).size).toBe(2)
  })
})

describe('a package is refused by name, and nothing is left of it', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ id: `i${index}`, href: 'index.html' }))
  const files = Array.from({ length: 10_000 }, (_, index) => page(`f${index}.txt`, ''))
  const OF_2004 =
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"'
  const OLD =
    'xmlns="http://www.imsproject.org/content" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p1"'
  const large = files.slice(0, 6000).map((file) => ({ ...file, content: 'x', claimedSize: 200 * 1024 }))
  const zeros = Buffer.alloc(11 * 1024 * 1024)
  const halves = ['a', 'b'].map((name) => ({ name, content: Buffer.alloc(6 * 1024 * 1024) }))

  it.each<[PackageRefusalCode, () => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['not-a-zip', () => Buffer.from('<html></html>')],
    ['not-a-zip', () => packageOf().subarray(0, 200)],
    ['too-many-files', () => packageOf({}, [page('index.html'), ...files])],
    ['too-large', () => packageOf({}, [page('index.html'), ...large])],
    ['encrypted', () => withFile({ ...page('a.html'), flags: 1 })],
    ['link', () => withFile({ name: 'a', content: '/etc/passwd', attributes: 0o120_777 })],
    ['bomb', () => withFile({ name: 'a', content: zeros })],
    ['bomb', () => packageOf({}, [page('index.html'), ...halves])],
    ...[0o010_666, 0o020_666, 0o060_666, 0o140_666].map((attributes): [PackageRefusalCode, () => Buffer] => [
      'device',
      () => withFile({ ...page('null'), attributes }),
    ]),
    ['twice', () => withFile(page('INDEX.html'))],
    ['twice', () => withFile(page('index.html/more'))],
    ['outside', () => withFile(page('../outside.txt'))],
    ['outside', () => withFile(page('a\\..\\..\\outside.txt'))],
    ['outside', () => withFile(page('/etc/cron.d/evil'))],
    ['outside', () => withFile(page('C:\\evil.txt'))],
    ['odd-name', () => withFile(page('a\u0000b.html'))],
    ['odd-name', () => withFile(page('a\nb.html'))],
    ['odd-name', () => withFile(page('a\u0085b.html'))],
    ['odd-name', () => withFile(page('a\u2028b.html'))],
    ['odd-name', () => withFile(page('a\nb/'))],
    ['too-deep', () => withFile(page(`${'d/'.repeat(201)}a.html`))],
    ['too-deep', () => withFile(page('d/'.repeat(201)))],
    ['two-names', () => withFile({ ...page('a.html'), localName: 'b.html' })],
    ['two-names', () => withFile({ ...page('a.html'), localName: '../a.html' })],
    ['wrong-checksum', () => withFile({ ...page('a.html'), claimedChecksum: 1 })],
    ['wrong-checksum', () => withFile({ ...page('a.html'), isStored: true, claimedChecksum: 1 })],
    ['odd-name', () => withFile(page(`${'a'.repeat(300)}.html`))],
    ['damaged', () => withFile({ ...page('a.html', 'more than it says'), claimedSize: 2 })],
    ['damaged', () => withFile({ ...page('a.html', 'less'), claimedSize: 200 })],
    ['no-manifest', () => zipOf([page('index.html')])],
    [
      'manifest-in-folder',
      () => zipOf([page('course/imsmanifest.xml', manifestOf()), page('course/index.html')]),
    ],
    ['zip-in-zip', () => zipOf([{ name: 'course.zip', content: packageOf() }])],
    ['aicc', () => zipOf([page('course.crs'), page('course.au'), page('index.html')])],
    ['xapi', () => zipOf([page('tincan.xml'), page('index.html')])],
    ['cmi5', () => zipOf([page('cmi5.xml'), page('index.html')])],
    ['scorm-2004', () => packageOf({ version: '2004 3rd Edition' })],
    ['scorm-2004', () => packageOf({ version: 'CAM 1.3', attributes: OF_2004 })],
    ['scorm-2004', () => manifest(manifestOf({ attributes: OF_2004 }).replace(NO_VERSION, ''))],
    ['scorm-other', () => packageOf({ version: '1.1', attributes: OLD })],
    [
      'common-cartridge',
      () => manifest(manifestOf({ version: '1.1.0' }).replace('ADL SCORM', 'IMS Common Cartridge')),
    ],
    ['manifest-broken', () => manifest('<manifest><oops></manifest>')],
    ['manifest-broken', () => manifest('')],
    ['manifest-broken', () => manifest(Buffer.from([0xc3, 0x28, 0x00]))],
    [
      'manifest-entities',
      () => manifest(`<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>${manifestOf()}`),
    ],
    [
      'manifest-entities',
      () => manifest(Buffer.from(`<!DOCTYPE m SYSTEM "http://x.test/m.dtd">${manifestOf()}`, 'utf16le')),
    ],
    ['manifest-other', () => manifest('<html/>')],
    ['no-items', () => packageOf({ items: [{ id: 'heading', inner: [{ id: 'more' }] }] })],
    ['too-many-items', () => packageOf({ items: many })],
    ['starts-elsewhere', () => packageOf({ items: [{ id: 'one', href: 'https://else.test/index.html' }] })],
    ['start-missing', () => packageOf({ items: [{ id: 'one', href: 'gone.html' }] })],
    ['start-missing', () => packageOf({ items: [{ id: 'one', href: '' }] })],
    [
      'resource-missing',
      () =>
        packageOf({
          items: [...ONE_SCO, { id: 'quiz', attributes: 'identifierref="nowhere"' }],
        }),
    ],
  ])('%s [TASK-10]', async (code, content) => {
    expect(await refusalOf(content())).toBe(code)
  })

  it('with the reason in words, and how to fix it [TASK-10]', async () => {
    const refusal = await read(packageOf({ version: '2004 4th Edition' })).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: 'is SCORM 2004: 2004 4th Edition' })
    expect(refusal instanceof PackageRefusal && inEnglish(refusal.hint)).toBe(
      'Publish it again from the authoring tool, as SCORM 1.2 in one zip.',
    )
  })
})
