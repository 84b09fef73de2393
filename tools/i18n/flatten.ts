import type { Texts } from './compose.ts'

/** A language's words by their whole key: `missions.popup.title`. */
export type FlatTexts = ReadonlyMap<string, string>

export function flatten(groups: Readonly<Record<string, Texts>>): FlatTexts {
  const flat = new Map<string, string>()
  const walk = (texts: Texts, prefix: string): void => {
    for (const [name, value] of Object.entries(texts)) {
      if (typeof value === 'string') flat.set(`${prefix}${name}`, value)
      else walk(value, `${prefix}${name}.`)
    }
  }
  for (const [namespace, texts] of Object.entries(groups)) walk(texts, `${namespace}.`)
  return flat
}
