import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a package is called where a build names it; the content host serves what lies there, and nobody else does. */
const NAMED_AT = '/packages/'

/** The folder beside the served art in which packages lie unpacked, each under a name that changes with its content. */
export class PackageStore {
  private readonly named = new Set<string>()
  private readonly dir: string

  /** @param outDir where the served art lies */
  constructor(outDir: string) {
    this.dir = join(dirname(outDir), 'packages')
  }

  /** Where the package of this name lies, or will. */
  async path(name: string): Promise<string> {
    await mkdir(this.dir, { recursive: true })
    return join(this.dir, name.slice(NAMED_AT.length))
  }

  /** Keeps what lies there. @returns false where it has to be unpacked */
  async take(name: string): Promise<boolean> {
    this.named.add(name)
    const folder = await stat(await this.path(name)).catch(() => null)
    return folder?.isDirectory() ?? false
  }

  /** Keeps those of these names that are ours. */
  async keep(names: readonly string[]): Promise<void> {
    for (const name of names) if (name.startsWith(NAMED_AT)) await this.take(name)
  }

  async removeUnnamed(): Promise<void> {
    for (const folder of await readdir(this.dir).catch(() => [])) {
      if (!this.named.has(NAMED_AT + folder))
        await rm(join(this.dir, folder), { recursive: true, force: true })
    }
  }
}

/** @param hash of the content */
export function packageName(name: string, hash: string): string {
  return `${NAMED_AT}${name}.${hash}`
}
