import type { ComponentType } from 'react'
import {
  BookOpenIcon,
  FileTextIcon,
  FilmStripIcon,
  GearSixIcon,
  ImageSquareIcon,
  ListChecksIcon,
  MapTrifoldIcon,
  MedalIcon,
  MusicNoteIcon,
  PackageIcon,
  PathIcon,
  TextAaIcon,
} from '#src/ui/icons.ts'
import type { FileSort } from '../rules/file-sort.ts'

const ICONS: Record<FileSort, ComponentType<{ size: number; 'aria-hidden': boolean }>> = {
  adventure: MapTrifoldIcon,
  badges: MedalIcon,
  mission: PathIcon,
  scene: GearSixIcon,
  task: ListChecksIcon,
  words: TextAaIcon,
  drawing: ImageSquareIcon,
  picture: ImageSquareIcon,
  layers: ImageSquareIcon,
  film: FilmStripIcon,
  captions: TextAaIcon,
  sound: MusicNoteIcon,
  book: BookOpenIcon,
  package: PackageIcon,
  other: FileTextIcon,
}

/** Says beside its name what sort of file it is. */
export function SortIcon({ sort }: { sort: FileSort }) {
  const Icon = ICONS[sort]
  return <Icon size={20} aria-hidden />
}
