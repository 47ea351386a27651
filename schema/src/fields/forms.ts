/** Forms of text in many calls; invalid text is refused by a code whose sentence describes valid text. */
import { plainCode } from "@ijaza/verifier/typed/code";
import { secretIn } from "@ijaza/verifier/typed/secret";
import { z } from "zod";
import type { FieldErrorCode } from "../errors/errors.ts";
import { isCountry } from "./countries.ts";
import { faultOfArabicName, faultOfEmail, faultOfName, faultOfText, plainName } from "./names.ts";

/** Names the refusal of a rule. zod passes it on as the issue's message, where the server reads it. */
export const refusedAs = (code: FieldErrorCode): FieldErrorCode => code;

/** Refuses characters that change the text direction. */
const NO_BIDI_CONTROL = /^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
const NO_CONTROL = /^[^\p{Cc}\p{Cs}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[\t\r\n]|[^\p{Cc}\p{Cs}])*$/u;

/** A text that is too long is refused for that, whatever else it holds: long ones are not searched. */
const JUDGED_FIRST = { abort: true };

/** A single line of text. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, JUDGED_FIRST)
    .regex(NO_CONTROL, refusedAs("control_character"))
    .regex(NO_BIDI_CONTROL, refusedAs("bidi_control"));

/** Refuses with the code of a rule. Empty texts, and those that are refused already, are not checked. */
const judged = (text: z.ZodString, faultOf: (text: string) => FieldErrorCode | null) =>
  text.superRefine((value, context) => {
    const fault = value === "" || context.issues.length > 0 ? null : faultOf(value);
    if (fault) context.addIssue({ code: "custom", message: refusedAs(fault), input: value });
  });

/** A single line of text without invisible characters, with plain spaces. */
export const text = (min: number, max: number) => judged(line(max).overwrite(plainName).min(min), faultOfText);

/** The name of a person, a university or a place, in the form of `plainName`. */
export const name = (min: number, max: number) => judged(line(max).overwrite(plainName).min(min), faultOfName);

/** A name in Arabic letters, in the form of `plainName`; empty for none. */
export const arabicName = (max: number) => judged(line(max).overwrite(plainName), faultOfArabicName);

/** An e-mail address, composed (NFC). */
export const email = judged(line(254).normalize("NFC").min(1), faultOfEmail);

/** A code of so many digits, however it is typed. */
export const digitCode = (length: number, refusal: FieldErrorCode) =>
  z
    .string()
    .max(60, JUDGED_FIRST)
    .overwrite(plainCode)
    .regex(new RegExp(`^\\d{${length}}$`), refusedAs(refusal));

/** The secret of a link, from a text that may have more around it. What cannot be one is answered as one that has ended. */
export const linkSecret = z.string().min(1).max(200).overwrite(secretIn);

/** Free text with several lines. */
export const note = (max: number) =>
  z.string().trim().max(max, JUDGED_FIRST).regex(NO_CONTROL_BUT_LINES, refusedAs("control_character"));

/** What somebody writes to somebody by the platform. */
export const mailSubject = z.string().trim().min(1).max(150);
export const mailText = z.string().trim().min(1).max(5000);

/** Printed text with several lines. */
export const printedLines = (max: number) =>
  z
    .string()
    .max(max, JUDGED_FIRST)
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, refusedAs("control_character"))
    .regex(NO_BIDI_CONTROL, refusedAs("bidi_control"));

/** A data URL of a raster picture with a maximum length; the picture is encoded again. */
export const pictureUrl = (max: number) =>
  z
    .string()
    .max(max, JUDGED_FIRST)
    .regex(/^data:image\//, refusedAs("not_a_picture"));

/** 64 hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, refusedAs("not_a_sha256"));

/** ISO 3166-1 alpha-2. */
export const country = z.string().refine(isCountry, refusedAs("not_a_country"));

/** The possible values of a cell, before the rules of its field are applied. */
export const cell = z.union([z.string(), z.number(), z.null()], refusedAs("not_a_cell"));
