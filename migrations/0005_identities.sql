-- People of the built-in provider are kept under its name and no longer under its address. Where an account had become
-- two users by a change of that address, it goes on as the older one.
UPDATE "users" SET "issuer" = 'builtin'
WHERE "issuer" LIKE '%/idp'
  AND EXISTS (SELECT 1 FROM "provider_accounts" "account" WHERE "account"."id"::text = "users"."subject")
  AND NOT EXISTS (
    SELECT 1 FROM "users" "older"
    WHERE "older"."subject" = "users"."subject"
      AND "older"."issuer" LIKE '%/idp'
      AND ("older"."created_at", "older"."id") < ("users"."created_at", "users"."id")
  );
