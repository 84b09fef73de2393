import { relative, sep } from 'node:path'

/**
 * Tells whether a module lies where one of the globs says and where none that begins with `!` does. A glob is a path from the root of the
 * repository, in which `*` stands for any part of one name and `**` for whatever lies below.
 */
export function inFolders(...globs: readonly string[]): (id: string) => boolean {
  const wanted = globs.filter((glob) => !glob.startsWith('!')).map(toPattern)
  const unwanted = globs.filter((glob) => glob.startsWith('!')).map((glob) => toPattern(glob.slice(1)))
  return (id) => {
    const path = relative(process.cwd(), id.split('?')[0] ?? id)
      .split(sep)
      .join('/')
    return wanted.some((glob) => glob.test(path)) && !unwanted.some((glob) => glob.test(path))
  }
}

function toPattern(glob: string): RegExp {
  const source = glob
    .split('**')
    .map((part) => part.split('*').map(escaped).join('[^/]*'))
    .join('.*')
  return new RegExp(`^${source}$`)
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
}
