import type { Profile } from '#shared/contract/player.ts'

/** A face, a language and a time zone of one's own: names are there from the start, and a form of address may stay guessed. */
export function isComplete({ avatar, avatarSprite, language, timeZone }: Profile): boolean {
  return (avatar ?? avatarSprite) !== null && language !== null && timeZone !== null
}
