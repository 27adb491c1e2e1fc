import { type Browser, type Page } from '@playwright/test';
import { Client } from 'pg';
/** A fresh account through the pages that a newcomer sees, up to the question for the birthday. */
export declare function newAccount(page: Page, { firstName }: {
    firstName: string;
}): Promise<{
    email: string;
}>;
/** A fresh account, past the birthday, at the dashboard. */
export declare function newcomer(page: Page, who?: {
    firstName?: string;
    birthDate?: string;
}): Promise<{
    email: string;
}>;
export declare function tellBirthday(page: Page, birthDate: string): Promise<void>;
/** Signs in with an account that is there already. */
export declare function signIn(page: Page, email: string): Promise<void>;
/** One of the ready demo people, by their button. */
export declare function demoPerson(page: Page, name: 'Ada' | 'Theo' | 'Robin'): Promise<void>;
/** A window of its own: another device, or another person beside. */
export declare function anotherBrowser(browser: Browser): Promise<Page>;
/** A connection to the database of the app under test, for what no screen can do yet. */
export declare function withDatabase<T>(act: (client: Client) => Promise<T>): Promise<T>;
/** Gives a person's family a week of premium. */
export declare function givePremium(email: string): Promise<void>;
/** Changes the row of a person, for what a sign-in provider may send or years bring. */
export declare function changeUser(email: string, changes: Record<string, string | number>): Promise<void>;
type Relative = {
    firstName: string;
    nickname?: string;
    avatar?: string;
    points: number;
    birthDate: string;
};
/** Adds members to the family of a person. */
export declare function addRelatives(email: string, relatives: readonly Relative[]): Promise<void>;
export {};
