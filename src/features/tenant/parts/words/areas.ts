/** Where texts are read, by the first word of their keys. */
export const TEXT_AREAS = [
  'signIn',
  'map',
  'tasks',
  'shop',
  'coaching',
  'messages',
  'mails',
  'profile',
  'leaders',
  'admins',
  'makers',
  'everywhere',
] as const
export type TextArea = (typeof TEXT_AREAS)[number]

const FOLDERS: Readonly<Record<Exclude<TextArea, 'everywhere'>, readonly string[]>> = {
  signIn: ['session', 'captcha', 'sessionEnd', 'invitations'],
  map: [
    ...['activities', 'adventures', 'badges', 'hud', 'missions', 'progress', 'rankings', 'recommendations'],
    ...['stage', 'stories', 'streak', 'tips', 'tutorial', 'unlocking'],
  ],
  tasks: [
    ...['tasks', 'notes', 'connector', 'ebook', 'exam', 'film', 'learningPill', 'picture', 'scorm'],
    ...['simulation', 'survey', 'upload'],
  ],
  shop: ['shop'],
  coaching: ['coaching'],
  messages: ['messages', 'push'],
  mails: ['mail'],
  profile: ['profile', 'sound'],
  leaders: ['team', 'reviews'],
  admins: ['people', 'tenant', 'figures', 'packages', 'api'],
  makers: ['content', 'scenes', 'authoring', 'previews'],
}

export function areaOf(key: string): TextArea {
  const [folder = ''] = key.split('.')
  return TEXT_AREAS.find((area) => area !== 'everywhere' && FOLDERS[area].includes(folder)) ?? 'everywhere'
}
