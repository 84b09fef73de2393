import { randomBytes } from 'node:crypto'
import { manifestOf, packageOf } from '../../server/intake/testing/package-samples.ts'
import { zipOf } from '../../server/intake/testing/zip.ts'

const MEGABYTE = 1024 * 1024
const file = (name: string, content: string | Buffer, more = {}) => ({ name, content, ...more })
const PAGE = file('index.html', '<!doctype html>')

/** A megabyte that packs about 60 times smaller: no bomb by its ratio. */
function dense(): Buffer {
  const block = Buffer.concat([randomBytes(2048), Buffer.alloc(126 * 1024)])
  return Buffer.concat(Array.from({ length: 8 }, () => block))
}

/** Large when unpacked, and damaged at its very end: as much work as an archive can make before it is refused. */
function damagedLate(): Buffer {
  const content = dense()
  const files = Array.from({ length: 1000 }, (_, index) => file(`${index}.bin`, content))
  return packageOf({}, [PAGE, ...files, file('late.html', 'more than it says', { claimedSize: 2 })])
}

function endlessManifest(): string {
  const words =
    randomBytes(3 * MEGABYTE)
      .toString('hex')
      .match(/.{16}/g) ?? []
  return manifestOf({
    resources: words
      .slice(0, 300_000)
      .map((word) => `<a b="${word}"/>`)
      .join(''),
  })
}

/** Each with the code that it is refused by. */
export const HOSTILE: readonly (readonly [name: string, code: string, make: () => Buffer])[] = [
  [
    'a gigabyte of zeros in one file',
    'bomb',
    () => packageOf({}, [PAGE, file('a', Buffer.alloc(1024 * MEGABYTE))]),
  ],
  [
    'more than 10,000 files',
    'too-many-files',
    () => packageOf({}, [PAGE, ...Array.from({ length: 60_000 }, (_, index) => file(`f${index}`, ''))]),
  ],
  [
    'sizes that lie: 4 GB as two bytes',
    'damaged',
    () => packageOf({}, [PAGE, file('a', Buffer.alloc(64 * MEGABYTE), { claimedSize: 2 })]),
  ],
  [
    'a zip in a zip in a zip',
    'zip-in-zip',
    () => zipOf([file('a.zip', zipOf([file('b.zip', packageOf())]))]),
  ],
  ['names that climb out', 'outside', () => packageOf({}, [PAGE, file('../../../../tmp/evil', 'x')])],
  [
    'a link to /etc/passwd',
    'link',
    () => packageOf({}, [PAGE, file('a', '/etc/passwd', { attributes: 0o120_777 })]),
  ],
  ['an encrypted file', 'encrypted', () => packageOf({}, [PAGE, file('a', 'x', { flags: 1 })])],
  [
    'a manifest of 300,000 elements',
    'too-costly',
    () => zipOf([file('imsmanifest.xml', endlessManifest()), PAGE]),
  ],
  [
    'entities that multiply',
    'manifest-entities',
    () =>
      zipOf([
        file('imsmanifest.xml', `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${manifestOf()}`),
        PAGE,
      ]),
  ],
  ['a thousand large files, the last one damaged', 'damaged', damagedLate],
  ['300 MB of noise', 'not-a-zip', () => randomBytes(300 * MEGABYTE)],
]
