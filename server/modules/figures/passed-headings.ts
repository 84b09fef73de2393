import type { Language } from '#shared/domain/languages.ts'
import type { Claim } from '#kinds/define/shared.ts'

export const COLUMNS = [
  'name',
  'email',
  'adventure',
  'mission',
  'task',
  'passedAt',
  'version',
  'publishedAt',
  'right',
  'asked',
  'stars',
  'basis',
] as const
export type Column = (typeof COLUMNS)[number]

/** Of the columns, as Excel shows them. Moments are ISO 8601 in UTC in every language. */
export const PASSED_HEADINGS: Record<Language, Record<Column, string>> = {
  en: {
    name: 'Name',
    email: 'E-mail',
    adventure: 'Adventure',
    mission: 'Mission',
    task: 'Task',
    passedAt: 'Finished at (UTC)',
    version: 'Version of the task',
    publishedAt: 'Version since (UTC)',
    right: 'Right answers',
    asked: 'Questions',
    stars: 'Stars',
    basis: 'Basis',
  },
  pl: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    adventure: 'Przygoda',
    mission: 'Misja',
    task: 'Zadanie',
    passedAt: 'Ukończono (UTC)',
    version: 'Wersja zadania',
    publishedAt: 'Wersja od (UTC)',
    right: 'Dobre odpowiedzi',
    asked: 'Pytania',
    stars: 'Gwiazdki',
    basis: 'Podstawa',
  },
  de: {
    name: 'Name',
    email: 'E-Mail',
    adventure: 'Abenteuer',
    mission: 'Mission',
    task: 'Aufgabe',
    passedAt: 'Abgeschlossen am (UTC)',
    version: 'Version der Aufgabe',
    publishedAt: 'Version seit (UTC)',
    right: 'Richtige Antworten',
    asked: 'Fragen',
    stars: 'Sterne',
    basis: 'Grundlage',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    adventure: 'Aventura',
    mission: 'Misión',
    task: 'Tarea',
    passedAt: 'Terminada el (UTC)',
    version: 'Versión de la tarea',
    publishedAt: 'Versión desde (UTC)',
    right: 'Respuestas correctas',
    asked: 'Preguntas',
    stars: 'Estrellas',
    basis: 'Fundamento',
  },
}

/** What a row rests on: judged by the server, or reported to it. */
export const PASSED_BASIS: Record<Language, Record<Claim | 'checked', string>> = {
  en: {
    checked: 'Checked by the server',
    seen: 'Reported by the player’s device',
    score: 'Reported by the package',
  },
  pl: {
    checked: 'Sprawdzone przez serwer',
    seen: 'Zgłoszone przez urządzenie gracza',
    score: 'Zgłoszone przez paczkę',
  },
  de: {
    checked: 'Vom Server geprüft',
    seen: 'Vom Gerät der Person gemeldet',
    score: 'Vom Paket gemeldet',
  },
  es: {
    checked: 'Comprobado por el servidor',
    seen: 'Comunicado por el dispositivo del jugador',
    score: 'Comunicado por el paquete',
  },
}
