import { say } from '#shared/domain/findings/words.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { BadgesFile, type BadgeFile } from '#shared/scene/badges.ts'
import { AdventureFile, AdventureText } from '#shared/scene/files.ts'
import { LONGEST_SLUG, Slug } from '#shared/scene/slug.ts'
import * as z from 'zod/mini'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import { designSource } from './design-sources.ts'
import { innerFolder, type Folder } from './folder.ts'
import { readJson } from './json-file.ts'
import { readMission, type MissionSource } from './mission-folder.ts'
import { isOwnFile, fixOwnFile } from './own-files.ts'
import { readTexts, type Texts } from './texts.ts'

export interface AdventureSource {
  id: string
  folder: Folder
  settings: AdventureFile
  /** There is an adventure.json. */
  isSettled: boolean
  /** It names a first mission that there is; otherwise the drawings say it. */
  saysRoot: boolean
  texts: Texts<AdventureText>
  pictures: Folder
  films: Folder
  assistants: Folder
  sounds: Folder
  books: Folder
  packages: Folder
  badgePictures: Folder
  /** Null where the file was refused. */
  badges: readonly BadgeFile[] | null
  missions: ReadonlyMap<string, MissionSource>
}

const NO_MISSIONS = new Set([
  'text',
  'pictures',
  'films',
  'assistants',
  'sounds',
  'books',
  'packages',
  'badges',
])
const MOST_MISSIONS = 300
const KNOWN_FILES = ['adventure.json', 'badges.json', 'README.md']

/** Reads all of an adventure but its art. Null where there is nothing to be played. */
export async function readAdventure(folder: Folder, findings: Findings): Promise<AdventureSource | null> {
  const file = folder.label('adventure.json')
  const names = missionNames(folder, findings)
  const read = await readJson(folder, 'adventure.json', AdventureFile, findings)
  checkNames(folder, read.value ?? {}, findings)
  const first = names[0]
  if (first === undefined) {
    findings.error(folder.label(''), say('no-mission'), say('no-mission-hint'))
    return null
  }
  const settings = read.value ?? (await impliedSettings(folder, names, first))
  const missions = new Map<string, MissionSource>()
  if (names.length > MOST_MISSIONS) {
    findings.error(
      folder.label(''),
      say('missions-too-many', { amount: names.length, most: MOST_MISSIONS }),
      say('missions-too-many-hint'),
    )
  }
  for (const name of names.slice(0, MOST_MISSIONS)) {
    missions.set(name, await readMission(await innerFolder(folder, name), settings.languages, findings))
  }
  if (read.value && !missions.has(settings.rootMission)) {
    const hint = didYouMean(settings.rootMission, names) ?? say('missions-are', { names })
    findings.error(file, say('root-unknown', { name: settings.rootMission }), hint)
  }
  return {
    id: folder.name,
    folder,
    settings,
    saysRoot: read.value !== null && missions.has(settings.rootMission),
    isSettled: read.isThere,
    texts: await readTexts(folder, settings.languages, AdventureText, findings),
    pictures: await innerFolder(folder, 'pictures'),
    films: await innerFolder(folder, 'films'),
    assistants: await innerFolder(folder, 'assistants'),
    sounds: await innerFolder(folder, 'sounds'),
    books: await innerFolder(folder, 'books'),
    packages: await innerFolder(folder, 'packages'),
    badgePictures: await innerFolder(folder, 'badges'),
    badges: await readBadges(folder, findings),
    missions,
  }
}

async function readBadges(folder: Folder, findings: Findings): Promise<readonly BadgeFile[] | null> {
  const { value, isThere } = await readJson(folder, 'badges.json', BadgesFile, findings)
  return isThere ? (value?.badges ?? null) : []
}

function checkNames(folder: Folder, said: Partial<AdventureFile>, findings: Findings): void {
  for (const stray of folder.files.filter((name) => !KNOWN_FILES.includes(name))) {
    const source = designSource(stray)
    if (source) {
      findings.advise(folder.label(stray), source.problem, say('export-picture-or-layers'))
      continue
    }
    const own = fixOwnFile(stray, folder, { json: 'adventure.json', said })
    if (own === null && isOwnFile(stray)) continue
    const hint = own ?? didYouMean(stray, KNOWN_FILES) ?? say('shared-pictures')
    findings.advise(folder.label(stray), say('used-by-nothing'), hint)
  }
}

function missionNames(folder: Folder, findings: Findings): string[] {
  return folder.folders.filter((name) => {
    if (NO_MISSIONS.has(name)) return false
    const isUsable = z.safeParse(Slug, name).success
    if (!isUsable) {
      findings.error(
        folder.label(name),
        say('mission-name'),
        say('mission-name-hint', { most: LONGEST_SLUG }),
      )
    }
    return isUsable
  })
}

/** In the languages that have texts. */
async function impliedSettings(
  folder: Folder,
  names: readonly string[],
  first: string,
): Promise<AdventureFile> {
  const texts = [await innerFolder(folder, 'text')]
  for (const name of names) texts.push(await innerFolder(await innerFolder(folder, name), 'text'))
  const written = LANGUAGE_CODES.filter((code) => texts.some(({ files }) => files.includes(`${code}.json`)))
  const languages = written.length > 0 ? { languages: written } : {}
  return z.parse(AdventureFile, { rootMission: first, ...languages })
}
