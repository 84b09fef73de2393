/** One script file of the built client. Paths of files are relative to dist/client, of modules to the repository. */
export interface Chunk {
  imports: readonly string[]
  dynamicImports: readonly string[]
  modules: readonly string[]
  /** Style sheets that come with it. */
  styles: readonly string[]
}

export type Bundle = Record<string, Chunk>

function follow(
  bundle: Bundle,
  files: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file]
    if (chunk === undefined || seen.has(file)) continue
    seen.add(file)
    waiting.push(...next(chunk))
  }
  return seen
}

/** The chunks and all that they import outright: what the browser fetches before any of them runs. */
export function closureOf(bundle: Bundle, files: readonly string[]): ReadonlySet<string> {
  return follow(bundle, files, ({ imports }) => imports)
}

/** What they and what they may fetch later need beyond chunks that are there already, and that fetch for others, too. */
export function reachBeyond(
  bundle: Bundle,
  files: readonly string[],
  there: ReadonlySet<string>,
): ReadonlySet<string> {
  return follow(bundle, files, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((file) => !there.has(file)),
  )
}

/** The chunks that hold a module whose path matches. */
export function chunksWith(bundle: Bundle, module: RegExp): string[] {
  return Object.keys(bundle).filter((file) => bundle[file]?.modules.some((path) => module.test(path)))
}

/** The style sheets that come with any of the chunks. */
export function stylesOf(bundle: Bundle, files: Iterable<string>): ReadonlySet<string> {
  return new Set([...files].flatMap((file) => bundle[file]?.styles ?? []))
}
