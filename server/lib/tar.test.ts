import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BrokenTar, readTar, tarOf, type TarredFile } from './tar.ts'

const file = (name: string, text: string): TarredFile => ({
  name,
  bytes: Buffer.byteLength(text),
  content: [Buffer.from(text)],
})

const LONG = `packages/${'ż'.repeat(40)}/${'deep/'.repeat(30)}page.html`
const FILES = [file('tenant.json', '{}'), file('empty', ''), file(LONG, 'x'.repeat(600)), file('last', 'y')]

async function bytesOf(files: readonly TarredFile[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of tarOf(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** In pieces of so many bytes, as a disk or a network brings them. */
function* inPieces(bytes: Buffer, size: number): Generator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(bytes: Buffer, size: number): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { name, content } of readTar(Readable.from(inPieces(bytes, size)))) {
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    found.push([name, Buffer.concat(chunks).toString()])
  }
  return found
}

describe('an archive', () => {
  it.each([1, 100, 512, 100_000])('is read as it was written, %i bytes at a time [DESK-2]', async (size) => {
    const read = await readAll(await bytesOf(FILES), size)
    expect(read).toEqual([
      ['tenant.json', '{}'],
      ['empty', ''],
      [LONG, 'x'.repeat(600)],
      ['last', 'y'],
    ])
  })

  it('is opened by tar itself [DESK-2]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-tar-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'all.tar'), await bytesOf(FILES))
    execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder })
    expect(readFileSync(join(folder, LONG), 'utf8')).toBe('x'.repeat(600))
    expect(readFileSync(join(folder, 'last'), 'utf8')).toBe('y')
  })

  it('skips what nobody reads of it [DESK-2]', async () => {
    const bytes = await bytesOf(FILES)
    const names: string[] = []
    for await (const { name } of readTar(Readable.from(inPieces(bytes, 300)))) names.push(name)
    expect(names).toEqual(FILES.map(({ name }) => name))
  })

  it.each([
    ['was cut off', (bytes: Buffer) => bytes.subarray(0, 1400)],
    ['is something else', () => Buffer.alloc(2048, 'x')],
    ['was changed', (bytes: Buffer) => Buffer.concat([Buffer.from('T'), bytes.subarray(1)])],
  ])('is refused where it %s [DESK-2]', async (_, spoil) => {
    await expect(readAll(spoil(await bytesOf(FILES)), 512)).rejects.toThrow(BrokenTar)
  })
})

it('says which file is not as long as it was [DESK-2]', async () => {
  const short = { name: 'a.txt', bytes: 10, content: [Buffer.from('short')] }
  await expect(bytesOf([short])).rejects.toThrow('a.txt has 5 bytes instead of 10')
})
