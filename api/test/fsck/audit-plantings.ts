/** Faults in a university's audit log: in its events, links, numbers and head. */
import { flip, type Planting } from "./planting.ts";

export const AUDIT_PLANTINGS: Planting[] = [
  {
    what: "what an event tells",
    spoil: "update audit_events set kind = kind || '!' where log = $university and seq = 3",
    reported: ["audit_event_changed audit $university/3"],
  },
  {
    what: "the digest in the last event of a diploma",
    spoil: `update audit_events set ${flip("after_digest", 1)} where log = $university and seq = $event`,
    reported: ["audit_event_changed audit $university/$event", "state_differs diploma $diploma"],
  },
  {
    what: "the link of an event",
    spoil: `update audit_events set ${flip("previous", 1)} where log = $university and seq = 2`,
    reported: ["audit_link_broken audit $university/2", "audit_event_changed audit $university/2"],
  },
  {
    what: "the hash of an event",
    spoil: `update audit_events set ${flip("hash", 1)} where log = $university and seq = 2`,
    reported: ["audit_event_changed audit $university/2", "audit_link_broken audit $university/3"],
  },
  {
    what: "an event that is gone",
    spoil: "delete from audit_events where log = $university and seq = 2",
    reported: ["audit_event_missing audit $university/2", "audit_link_broken audit $university/3"],
  },
  {
    what: "the number in the head",
    spoil: "update audit_heads set seq = seq + 1 where log = $university",
    reported: ["audit_head_differs audit $university"],
  },
  {
    what: "the hash in the head",
    spoil: `update audit_heads set ${flip("hash", 1)} where log = $university`,
    reported: ["audit_head_differs audit $university"],
  },
  {
    what: "an event that the chain has witnessed as the head of its time",
    spoil: `update audit_events set ${flip("hash", 1)}
      where log = $university and hash = (select audit_head from batches where id = $batch)`,
    reported: [
      "audit_head_missing audit $university",
      "audit_event_changed audit $university/$head",
      "audit_link_broken audit $university/$next",
    ],
  },
  {
    what: "a head that is gone",
    spoil: "delete from audit_heads where log = $university",
    reported: ["audit_head_differs audit $university"],
  },
];
