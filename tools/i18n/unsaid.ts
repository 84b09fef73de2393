import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A whole key in quotes, or a template with what it leaves open. */
const QUOTED = /'([A-Za-z]\w*(?:\.\w+)+)'|`([^`]*)`/g
const OPEN_PART = /\$\{[^}]*\}/
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Keys that no source names. A template names every key that its fixed parts fit. */
export function unsaidKeys(written: Iterable<string>, sources: Iterable<string>): string[] {
  const whole = new Set<string>()
  const patterns: RegExp[] = []
  for (const source of sources) {
    for (const [, key, template] of source.matchAll(QUOTED)) {
      if (key !== undefined) whole.add(key)
      else if (template?.includes('.')) patterns.push(patternOf(template))
    }
  }
  const isSaid = (key: string): boolean => whole.has(key) || patterns.some((pattern) => pattern.test(key))
  const keys = new Set([...written].filter((key) => !isSaid(key)).map((key) => key.replace(PLURAL, '')))
  return [...keys]
    .filter((key) => !isSaid(key))
    .map((key) => `${key} is said nowhere: drop it in every language`)
}

function patternOf(template: string): RegExp {
  const fixed = template.split(OPEN_PART).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${fixed.join(String.raw`[\w-]+`)}$`)
}

/** All that speaks in the browser, by its path; what only its tests name is said to nobody. */
export function readSources(root: string, folders = ['src', 'kinds']): ReadonlyMap<string, string> {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
        .map((file) => `${folder}/${file.split(sep).join('/')}`),
    )
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
