import { readFile, rm } from 'node:fs/promises'
import * as z from 'zod/mini'
import { replaceFile } from '../replace-file.ts'

const Addresses = z.array(z.string())

/** Which pictures of tasks wait, and which somebody waits for. */
export interface PictureOrder {
  /** Gets the addresses of those that a first build leaves to the next one; null: none are left. */
  later: Set<string> | null
  /** Addresses that an earlier build has left: each is served as soon as it is made. */
  awaited: ReadonlySet<string>
}

/** @param file undefined: no build leaves anything @param mayLeave this is a first build, and somebody waits for the rest of it */
export async function readOrder(file: string | undefined, mayLeave: boolean): Promise<PictureOrder> {
  if (file === undefined) return { later: null, awaited: new Set() }
  return { later: mayLeave ? new Set() : null, awaited: await readLater(file) }
}

/** Says what is left; no file where nothing is. */
export async function writeLater(file: string | undefined, { later }: PictureOrder): Promise<void> {
  if (file === undefined) return
  if (later && later.size > 0) await replaceFile(file, JSON.stringify([...later]))
  else await rm(file, { force: true })
}

async function readLater(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  try {
    return new Set(z.parse(Addresses, JSON.parse(text)))
  } catch {
    // they are made all the same, and served when all is
    return new Set()
  }
}
