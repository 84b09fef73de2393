import type { PackageRefusalCode } from '#shared/domain/package-refusals.ts'
import { PackageRefusal } from './refusals.ts'

export const MANIFEST = 'imsmanifest.xml'

/** What lies at the root of packages of other standards. */
const OTHERS: readonly (readonly [RegExp, PackageRefusalCode])[] = [
  [/^cmi5\.xml$/i, 'cmi5'],
  [/^tincan\.xml$/i, 'xapi'],
  [/^[^/]+\.(crs|au)$/i, 'aicc'],
]

/** The name of the manifest of a SCORM package, however it is written. @throws PackageRefusal for what is none, by its kind */
export function manifestName(names: readonly string[]): string {
  const own = names.find((name) => name.toLowerCase() === MANIFEST)
  if (own !== undefined) return own
  for (const [pattern, code] of OTHERS) {
    if (names.some((name) => pattern.test(name))) throw new PackageRefusal(code)
  }
  const inner = names.find((name) => name.toLowerCase().endsWith(`/${MANIFEST}`))
  if (inner !== undefined) throw new PackageRefusal('manifest-in-folder', inner.slice(0, -MANIFEST.length))
  const zip = names.find((name) => /\.zip$/i.test(name))
  if (zip !== undefined && names.length <= 3) throw new PackageRefusal('zip-in-zip', zip)
  throw new PackageRefusal('no-manifest')
}
