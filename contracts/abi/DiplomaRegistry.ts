// The registry's ABI and code, for viem. Written by contracts/build.mjs: do not edit.

export const diplomaRegistryAbi = [
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "adminDelay",
        "type": "uint48"
      },
      {
        "internalType": "address",
        "name": "admin",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "AccessControlBadConfirmation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "AccessControlEnforcedDefaultAdminRules",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "defaultAdmin",
        "type": "address"
      }
    ],
    "name": "AccessControlInvalidDefaultAdmin",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "neededRole",
        "type": "bytes32"
      }
    ],
    "name": "AccessControlUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "issuedAt",
        "type": "uint40"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "AlreadyIssued",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BatchAlreadyReaffirmed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BatchAlreadyRevoked",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BatchNotRevoked",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "BatchUnknown",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseInTheFuture",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseNotEarlier",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseTooFarBack",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "CountOutOfRange",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "DiplomaAlreadyRevoked",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "DiplomaNotRevoked",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ExpiryAlreadyPassed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ExpiryInThePast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "granted",
        "type": "uint64"
      }
    ],
    "name": "GrantNotIncreasing",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "IndexOutOfRange",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "IndexesEmpty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "IndexesNotIncreasing",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyAlreadyAdded",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "KeyNotValid",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyUnknown",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "available",
        "type": "uint64"
      },
      {
        "internalType": "uint32",
        "name": "needed",
        "type": "uint32"
      }
    ],
    "name": "NotEnoughCredits",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "RootZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityAlreadyRegistered",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UniversityIdZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityIsSuspended",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityNotSuspended",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityUnknown",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "auditHead",
        "type": "bytes32"
      }
    ],
    "name": "BatchIssued",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "BatchReaffirmed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "BatchReinstated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "BatchRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "CredentialKeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      }
    ],
    "name": "CredentialKeyCompromised",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      }
    ],
    "name": "CredentialKeyExpirySet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "amount",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "total",
        "type": "uint64"
      }
    ],
    "name": "CreditsGranted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "DefaultAdminDelayChangeCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "effectSchedule",
        "type": "uint48"
      }
    ],
    "name": "DefaultAdminDelayChangeScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "DefaultAdminTransferCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "acceptSchedule",
        "type": "uint48"
      }
    ],
    "name": "DefaultAdminTransferScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "indexed": false,
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      }
    ],
    "name": "DiplomasReinstated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "indexed": false,
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "superseded",
        "type": "bool"
      }
    ],
    "name": "DiplomasRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "ResponsableKeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      }
    ],
    "name": "ResponsableKeyCompromised",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      }
    ],
    "name": "ResponsableKeyExpirySet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "previousAdminRole",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "newAdminRole",
        "type": "bytes32"
      }
    ],
    "name": "RoleAdminChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "RoleGranted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "RoleRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "domain",
        "type": "string"
      }
    ],
    "name": "UniversityRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "domain",
        "type": "string"
      }
    ],
    "name": "UniversityRenamed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityResumed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversitySuspended",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "DEFAULT_ADMIN_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "GUARDIAN_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_COUNT",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "OPERATOR_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "REGISTRAR_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "acceptDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "addCredentialKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "addResponsableKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      }
    ],
    "name": "beginDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "cancelDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      }
    ],
    "name": "changeDefaultAdminDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "word",
        "type": "uint256"
      },
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "check",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "chainId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "blockNumber",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "blockTime",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "registered",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "active",
            "type": "bool"
          },
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "signer",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "issuedAt",
                "type": "uint40"
              },
              {
                "internalType": "uint32",
                "name": "count",
                "type": "uint32"
              },
              {
                "internalType": "bool",
                "name": "revoked",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "reaffirmed",
                "type": "bool"
              }
            ],
            "internalType": "struct IDiplomaRegistry.Batch",
            "name": "batch",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "university",
                "type": "uint64"
              },
              {
                "internalType": "uint40",
                "name": "validFrom",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "validUntil",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "compromisedSince",
                "type": "uint40"
              }
            ],
            "internalType": "struct IDiplomaRegistry.Key",
            "name": "responsableKey",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "university",
                "type": "uint64"
              },
              {
                "internalType": "uint40",
                "name": "validFrom",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "validUntil",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "compromisedSince",
                "type": "uint40"
              }
            ],
            "internalType": "struct IDiplomaRegistry.Key",
            "name": "credentialKey",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "revokedWord",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "supersededWord",
            "type": "uint256"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Check",
        "name": "result",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "credentialKeyOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint64",
            "name": "university",
            "type": "uint64"
          },
          {
            "internalType": "uint40",
            "name": "validFrom",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "validUntil",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "compromisedSince",
            "type": "uint40"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Key",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdmin",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdminDelay",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdminDelayIncreaseWait",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      }
    ],
    "name": "getRoleAdmin",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "total",
        "type": "uint64"
      }
    ],
    "name": "grantCredits",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "grantRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "hasRole",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "bytes32",
        "name": "auditHead",
        "type": "bytes32"
      }
    ],
    "name": "issue",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      },
      {
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      }
    ],
    "name": "markCredentialKeyCompromised",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      }
    ],
    "name": "markResponsableKeyCompromised",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingDefaultAdmin",
    "outputs": [
      {
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      },
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingDefaultAdminDelay",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      },
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "reaffirmBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "domain",
        "type": "string"
      }
    ],
    "name": "registerUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      }
    ],
    "name": "reinstate",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "reinstateBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "domain",
        "type": "string"
      }
    ],
    "name": "renameUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "renounceRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "responsableKeyOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint64",
            "name": "university",
            "type": "uint64"
          },
          {
            "internalType": "uint40",
            "name": "validFrom",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "validUntil",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "compromisedSince",
            "type": "uint40"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Key",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "resumeUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      },
      {
        "internalType": "bool",
        "name": "superseded",
        "type": "bool"
      }
    ],
    "name": "revoke",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      }
    ],
    "name": "revokeBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "revokeRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "rollbackDefaultAdminDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      },
      {
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      }
    ],
    "name": "setCredentialKeyExpiry",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      }
    ],
    "name": "setResponsableKeyExpiry",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "suspendUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "universityOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "registered",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "active",
            "type": "bool"
          },
          {
            "internalType": "uint64",
            "name": "granted",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "issued",
            "type": "uint64"
          },
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          }
        ],
        "internalType": "struct IDiplomaRegistry.University",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const;

/** Creation code, to which the constructor's arguments are appended. */
export const diplomaRegistryBytecode: `0x${string}` =
  "0x608060405234801561000f575f5ffd5b506040516134c23803806134c283398101604081905261002e916101a6565b81816001600160a01b03811661005d57604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f82610090565b50505050506101f3565b5f826100ec575f6100a96002546001600160a01b031690565b6001600160a01b0316146100d057604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6100f683836100ff565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661019f575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556101573390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016100f9565b505f6100f9565b5f5f604083850312156101b7575f5ffd5b825165ffffffffffff811681146101cc575f5ffd5b60208401519092506001600160a01b03811681146101e8575f5ffd5b809150509250929050565b6132c2806102005f395ff3fe608060405234801561000f575f5ffd5b5060043610610260575f3560e01c80638220ba361161014b578063cc8463c8116100bf578063d5edc43b11610084578063d5edc43b146106b4578063d602b9fd146106c7578063f0f0f610146106cf578063f5b541a6146106e2578063f68e955314610709578063fd041a651461071d575f5ffd5b8063cc8463c814610650578063cefc142914610658578063cf6eefb714610660578063d2cbf6eb1461068e578063d547741f146106a1575f5ffd5b8063a1eda53c11610110578063a1eda53c14610550578063a217fddf14610577578063a36492c31461057e578063b5b0e82014610591578063b8f026341461062a578063c7435a731461063d575f5ffd5b80638220ba36146104ea57806384ef8ffc146104fd5780638da5cb5b1461052257806391d148541461052a5780639c61bff81461053d575f5ffd5b806324ea54f4116101e25780632f2ff15d116101a75780632f2ff15d1461046b57806336568abe1461047e578063634e93da14610491578063649a5ec7146104a457806376d51eab146104b757806377163c1d146104ca575f5ffd5b806324ea54f41461036157806326cdd1c0146103885780632786422f1461039b5780632bae524c146103ae5780632bcba1921461044b575f5ffd5b806315ece0841161022857806315ece084146102d8578063169ed7df146102eb5780631a1664d31461030b5780631b79a5a21461031e578063248a9ca314610331575f5ffd5b806301ffc9a714610264578063022d63fb1461028c57806308a5a2b0146102a85780630aa6220b146102bd57806313f356db146102c5575b5f5ffd5b610277610272366004612916565b610730565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610283565b6102bb6102b6366004612969565b61075a565b005b6102bb610806565b6102bb6102d336600461299a565b61081b565b6102bb6102e63660046129f7565b6108ad565b6102fe6102f936600461299a565b610940565b6040516102839190612ab8565b6102bb610319366004612b77565b610af9565b6102bb61032c3660046129f7565b610cb5565b61035361033f366004612be7565b5f9081526020819052604090206001015490565b604051908152602001610283565b6103537f55435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a504181565b6102bb610396366004612bfe565b610da7565b6102bb6103a9366004612bfe565b610e3b565b61043e6103bc366004612be7565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260056020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b90920416606082015290565b6040516102839190612c6a565b61045e610459366004612c78565b610ece565b6040516102839190612cae565b6102bb610479366004612dcc565b611260565b6102bb61048c366004612dcc565b61128c565b6102bb61049f366004612ded565b611332565b6102bb6104b2366004612e06565b611345565b6102bb6104c5366004612e2b565b611358565b6104d5630100000081565b60405163ffffffff9091168152602001610283565b6102bb6104f8366004612e80565b611506565b6002546001600160a01b03165b6040516001600160a01b039091168152602001610283565b61050a6115fa565b610277610538366004612dcc565b611612565b6102bb61054b366004612bfe565b61163a565b6105586116c5565b6040805165ffffffffffff938416815292909116602083015201610283565b6103535f81565b6102bb61058c366004612ea8565b611717565b61043e61059f366004612ded565b604080516080810182525f808252602082018190529181018290526060810191909152506001600160a01b03165f90815260046020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b90920416606082015290565b6102bb610638366004612f07565b6118e7565b6102bb61064b366004612f2f565b611984565b6102916119fa565b6102bb611a58565b610668611a97565b604080516001600160a01b03909316835265ffffffffffff909116602083015201610283565b6102bb61069c366004612f2f565b611ab8565b6102bb6106af366004612dcc565b611b38565b6102bb6106c2366004612bfe565b611b60565b6102bb611bfb565b6102bb6106dd36600461299a565b611c0d565b6103537f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103535f5160206132965f395f51905f5281565b6102bb61072b366004612f07565b611ca4565b5f6001600160e01b031982166318a4c3c360e11b1480610754575061075482611d2e565b92915050565b5f5160206132965f395f51905f5261077181611d62565b61077a83611d6c565b506001600160a01b0382166107a257604051633ab8e91b60e01b815260040160405180910390fd5b6001600160a01b0382165f9081526004602052604090206107c39084611db5565b6040516001600160a01b038316906001600160401b038516907f9164ec31ed435310d0e2007bee0151073becf3590966c63f6c5773b036b38c3a905f90a3505050565b5f61081081611d62565b610818611e11565b50565b610823611e1d565b505f61082e82611d6c565b8054909150610100900460ff1615610869576040516393b7a4c160e01b81526001600160401b03831660048201526024015b60405180910390fd5b805461ff0019166101001781556040516001600160401b038316907f825653da7b2dd2c454dc5e493bc6770d84b3932f4675eb0fe0f4c8a4184e44ee905f90a25050565b5f5160206132965f395f51905f526108c481611d62565b5f6108ce87611d6c565b9050600181016108df868883612fea565b50600281016108ef848683612fea565b50866001600160401b03167f06d3eaf11c8862355209913e86367d477a62d37edfccebda1da44880c5c171b38787878760405161092f94939291906130cc565b60405180910390a250505050505050565b6040805160c080820183525f808352602080840182905283850182905260608085018390526080850181905260a08501526001600160401b038616825260038152908490208451928301909452835460ff161515825291929181016109a483611e69565b1515815282546001600160401b0362010000820481166020840152600160501b9091041660408201526001830180546060909201916109e290612f64565b80601f0160208091040260200160405190810160405280929190818152602001828054610a0e90612f64565b8015610a595780601f10610a3057610100808354040283529160200191610a59565b820191905f5260205f20905b815481529060010190602001808311610a3c57829003601f168201915b50505050508152602001826002018054610a7290612f64565b80601f0160208091040260200160405190810160405280929190818152602001828054610a9e90612f64565b8015610ae95780601f10610ac057610100808354040283529160200191610ae9565b820191905f5260205f20905b815481529060010190602001808311610acc57829003601f168201915b5050505050815250915050919050565b5f610b048686611e85565b54600160c81b900463ffffffff169050610b1d86611eeb565b5f839003610b3e57604051631ff41ebb60e11b815260040160405180910390fd5b6001600160401b0386165f818152600760209081526040808320898452825280832093835260088252808320898452909152812090805b86811015610c63575f5f898984818110610b9157610b916130fd565b610ba79260206040909202019081019150613122565b8a8a85818110610bb957610bb96130fd565b90506040020160200135915061ffff169150610bd78282868a611f70565b5f8281526020879052604090205481811615610c1b57610bf983828416612026565b604051631122b6d960e31b815263ffffffff9091166004820152602401610860565b5f83815260208890526040902081831790558815610c47575f8381526020879052604090208054831790555b610c5283600161314f565b94505060019092019150610b759050565b5087896001600160401b03167f2748a894e660c2cdfbd4fc0a0cdaaa90947289e274993ccbb80ee8115c9d43c9898989604051610ca2939291906131ac565b60405180910390a3505050505050505050565b5f5160206132965f395f51905f52610ccc81611d62565b856001600160401b03165f03610cf8576040516001620824d560e41b0319815260040160405180910390fd5b6001600160401b0386165f908152600360205260409020805460ff1615610d3d576040516354efa07b60e11b81526001600160401b0388166004820152602401610860565b805460ff1916600190811782558101610d57868883612fea565b5060028101610d67848683612fea565b50866001600160401b03167f6163f75220d6952e4f52d63686e57fc179e83627488df029bf1909a7cce195178787878760405161092f94939291906130cc565b5f5160206132965f395f51905f52610dbe81611d62565b5f610dc98484611e85565b8054909150600160e81b900460ff16610df557604051630720dda960e51b815260040160405180910390fd5b805460ff60e81b1916815560405183906001600160401b038616907faa3f79db4c6f39060225531b7c22b40478797576e68d20b45d9d5a9f981f709f905f90a350505050565b5f5160206132965f395f51905f52610e5281611d62565b610e5b83611d6c565b505f829003610e7d57604051633ab8e91b60e01b815260040160405180910390fd5b5f828152600560205260409020610e949084611db5565b60405182906001600160401b038516907f7e5f2b2c714f4290e6a5d6ac967a5ac1e419bbc9d7f5a0a5b3ea322597632894905f90a3505050565b610f8d60408051610180810182525f80825260208083018290528284018290526060808401839052608080850184905260a080860183905260c086018390528651908101875284815280840185905280870185905280830185905280820185905260e08601528551908101865283815291820183905293810182905292830152906101008201908152604080516080810182525f8082526020828101829052928201819052606082015291019081526020015f81526020015f81525090565b6001600160401b0385165f9081526003602090815260409182902046845243918401919091524291830191909152805460ff1615156060830152610fd081611e69565b15156080830152600181018054610fe690612f64565b80601f016020809104026020016040519081016040528092919081815260200182805461101290612f64565b801561105d5780601f106110345761010080835404028352916020019161105d565b820191905f5260205f20905b81548152906001019060200180831161104057829003601f168201915b50505050508260a0018190525080600201805461107990612f64565b80601f01602080910402602001604051908101604052809291908181526020018280546110a590612f64565b80156110f05780601f106110c7576101008083540402835291602001916110f0565b820191905f5260205f20905b8154815290600101906020018083116110d357829003601f168201915b505050505060c0830152506001600160401b039485165f8181526006602090815260408083208884528252808320815160a08101835290546001600160a01b03808216835264ffffffffff600160a01b830481168487015263ffffffff600160c81b8404168486015260ff600160e81b840481161515606080870191909152600160f01b90940416151560808086019190915260e08a018590529351909116865260048552838620845180850186529054808e168252600160401b808204841683890152600160681b808304851684890152600160901b928390048516848701526101008c01939093529a88526005875285882086519586018752549d8e168552998d048216848701528c0481168385015297909a0490961698860198909852610120840194909452818152600784528681208682528452868120858252845286812054610140840152908152600883528581209481529382528484209284529190529190205461016082015290565b8161127e57604051631fe1e13d60e11b815260040160405180910390fd5b6112888282612053565b5050565b811580156112a757506002546001600160a01b038281169116145b15611328575f5f6112b6611a97565b90925090506001600160a01b0382161515806112d8575065ffffffffffff8116155b806112eb57504265ffffffffffff821610155b15611313576040516319ca5ebb60e01b815265ffffffffffff82166004820152602401610860565b50506001805465ffffffffffff60a01b191690555b611288828261207d565b5f61133c81611d62565b611288826120b5565b5f61134f81611d62565b61128882612127565b5f5160206132965f395f51905f5261136f81611d62565b5f61137a8686611e85565b54600160c81b900463ffffffff1690505f8390036113ab57604051631ff41ebb60e11b815260040160405180910390fd5b6001600160401b0386165f818152600760209081526040808320898452825280832093835260088252808320898452909152812090805b868110156114c9575f5f8989848181106113fe576113fe6130fd565b6114149260206040909202019081019150613122565b8a8a85818110611426576114266130fd565b90506040020160200135915061ffff1691506114448282868a611f70565b5f828152602087905260409020541981168015611487576114658382612026565b604051637160770160e01b815263ffffffff9091166004820152602401610860565b5f838152602088815260408083208054861990811690915591899052909120805490911690556114b883600161314f565b945050600190920191506113e29050565b5087896001600160401b03167fcca876c635f2eb056576de92b8a511236562097e2d63f97eb37b99b617d8b58e8989604051610ca29291906131d1565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961153081611d62565b5f61153a84611d6c565b80549091506001600160401b03620100009091048116908416811061157d576040516328606efd60e01b81526001600160401b0382166004820152602401610860565b81546001600160401b03808616620100000269ffffffffffffffff00001990921691909117835585167f90794ac21b346a433fed5fa9e741a1f5ab5c1890fecc0cda65d1c394ef34254d6115d183876131e4565b604080516001600160401b03928316815291881660208301520160405180910390a25050505050565b5f61160d6002546001600160a01b031690565b905090565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b5f6116458383611e85565b905061165083611eeb565b8054600160e81b900460ff161561167a57604051631689c57760e31b815260040160405180910390fd5b805460ff60e81b1916600160e81b17815560405182906001600160401b038516907f3608adbf38026b5632798fc5876cd482273aaf71a9e85e48a84789813161baf2905f90a3505050565b6002545f90600160d01b900465ffffffffffff1680151580156116f057504265ffffffffffff821610155b6116fb575f5f61170f565b600254600160a01b900465ffffffffffff16815b915091509091565b6001600160401b0384165f90815260066020908152604080832086845290915290208054600160a01b900464ffffffffff161561179a5780546040516304dc217760e41b81526001600160a01b0382166004820152600160a01b820464ffffffffff166024820152600160c81b90910463ffffffff166044820152606401610860565b5f8490036117bb57604051636fe692dd60e11b815260040160405180910390fd5b63ffffffff831615806117d75750630100000063ffffffff8416115b156117fd57604051638766a8e760e01b815263ffffffff84166004820152602401610860565b5f61180786611d6c565b905061181286611eeb565b8054610100900460ff1615611845576040516393b7a4c160e01b81526001600160401b0387166004820152602401610860565b61184f8185612196565b815463ffffffff8516600160c81b810263ffffffff60c81b1964ffffffffff4216600160a01b0264ffffffffff60a01b19339081166001600160c81b0319909616959095171716178455604080519182526020820186905287916001600160401b038a16917f3922d5ef15625e79fcee125c768e6a9ba610e81b55c69dad76a60993dfa80617910160405180910390a4505050505050565b5f5160206132965f395f51905f526118fe81611d62565b6001600160a01b0383165f90815260046020526040902061191f9083612245565b6001600160a01b0383165f8181526004602090815260409182902054915164ffffffffff861681526001600160401b03909216917f6419d65689d59752277a9717d7b78196be948d1c9ab608319772ab5ed0319faa91015b60405180910390a3505050565b5f61198d611e1d565b5f8481526005602052604090209091506119a8908383612306565b5f8381526005602090815260409182902054915164ffffffffff8516815285926001600160401b0316917fb7e07395e057a19b4d72b63f59e8067fc8b23c01143ef4f667771ac63d05b7f09101611977565b6002545f90600160d01b900465ffffffffffff168015158015611a2457504265ffffffffffff8216105b611a3f57600154600160d01b900465ffffffffffff16611a52565b600254600160a01b900465ffffffffffff165b91505090565b5f611a61611a97565b509050336001600160a01b03821614611a8f57604051636116401160e11b8152336004820152602401610860565b610818612430565b6001546001600160a01b03811691600160a01b90910465ffffffffffff1690565b5f5160206132965f395f51905f52611acf81611d62565b5f838152600560205260409020611ae69083612245565b5f8381526005602090815260409182902054915164ffffffffff8516815285926001600160401b0316917f2a3967412bd632ef9db1313c4e5ed4270f16a69e6afeaca559367a950061f6039101611977565b81611b5657604051631fe1e13d60e11b815260040160405180910390fd5b61128882826124c6565b5f5160206132965f395f51905f52611b7781611d62565b5f611b828484611e85565b8054909150600160f01b900460ff1615611baf57604051639ee4addf60e01b815260040160405180910390fd5b805460ff60f01b1916600160f01b17815560405183906001600160401b038616907fe042073a1a372ef9fc92ec9a6bb92cecaf974d3cc4a2c7fe02cc0998de9781aa905f90a350505050565b5f611c0581611d62565b6108186124ea565b5f5160206132965f395f51905f52611c2481611d62565b5f611c2e83611d6c565b8054909150610100900460ff16611c6357604051634a0de0bb60e01b81526001600160401b0384166004820152602401610860565b805461ff00191681556040516001600160401b038416907ff87eca0bf8935c859ab1d8ae7956924fc730c8516e147337ad6dbbfe4846dea9905f90a2505050565b5f611cad611e1d565b6001600160a01b0384165f908152600460205260409020909150611cd2908383612306565b6001600160a01b0383165f8181526004602090815260409182902054915164ffffffffff861681526001600160401b03909216917f1bd4a87fbc356f42e26e091f60690947d4070d88196d9118ccd9f8e5f10b9f139101611977565b5f6001600160e01b03198216637965db0b60e01b148061075457506301ffc9a760e01b6001600160e01b0319831614610754565b61081881336124f4565b6001600160401b0381165f908152600360205260409020805460ff16611db05760405163362a50b360e11b81526001600160401b0383166004820152602401610860565b919050565b81546001600160401b031615611ddd576040516286e0bb60e81b815260040160405180910390fd5b81546001600160401b03919091166cffffffffffffffffffffffffff1990911617600160401b4264ffffffffff1602179055565b611e1b5f5f61252d565b565b5f611e355f5160206132965f395f51905f5233611612565b905080611e6657611e667f55435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a5041336124f4565b90565b80545f9060ff16801561075457505054610100900460ff161590565b6001600160401b0382165f908152600660209081526040808320848452909152812080549091600160a01b90910464ffffffffff16900361075457604051633842822b60e21b81526001600160401b038416600482015260248101839052604401610860565b335f90815260046020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b909204166060820152611f5181836125ec565b611288576040516301b67e3360e51b8152336004820152602401610860565b600884901b5f849003611f9657604051631ff41ebb60e11b815260040160405180910390fd5b82851015611fcb57611fa9856001612026565b604051630c805ddb60e21b815263ffffffff9091166004820152602401610860565b5f828210611fd95784611fea565b611fe38284613203565b5f19901b85165b9050801561201e57611ffc8682612026565b60405163c21e0a2d60e01b815263ffffffff9091166004820152602401610860565b505050505050565b600882901b815b806001165f0361204c578161204181613216565b92505060011c61202d565b5092915050565b5f8281526020819052604090206001015461206d81611d62565b6120778383612671565b50505050565b6001600160a01b03811633146120a65760405163334bd91960e11b815260040160405180910390fd5b6120b082826126de565b505050565b5f6120be6119fa565b6120c74261271a565b6120d1919061323a565b90506120dd8282612750565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612131826127cd565b61213a4261271a565b612144919061323a565b9050612150828261252d565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b81546001600160401b03600160501b82048116915f916121bf91849162010000909104166131e4565b9050806001600160401b03168363ffffffff1611156122085760405163878041cd60e01b81526001600160401b038216600482015263ffffffff84166024820152604401610860565b61221863ffffffff841683613258565b84546001600160401b0391909116600160501b0267ffffffffffffffff60501b1990911617909355505050565b81546001600160401b03165f0361226f57604051630d383c7360e21b815260040160405180910390fd5b428164ffffffffff161015612297576040516380f75e4560e01b815260040160405180910390fd5b8154600160681b900464ffffffffff16158015906122c55750815442600160681b90910464ffffffffff1611155b156122e357604051632228dcb560e21b815260040160405180910390fd5b815464ffffffffff909116600160681b0264ffffffffff60681b19909116179055565b82546001600160401b03165f0361233057604051630d383c7360e21b815260040160405180910390fd5b428264ffffffffff161115612358576040516349d5d2e560e11b815260040160405180910390fd5b8164ffffffffff165f0361237f5760405163a9c1f86d60e01b815260040160405180910390fd5b8015801561239f57504261239d6276a70064ffffffffff851661314f565b105b156123bd5760405163a9c1f86d60e01b815260040160405180910390fd5b8254600160901b900464ffffffffff16158015906123ee5750825464ffffffffff600160901b909104811690831610155b1561240c5760405163a995e8b760e01b815260040160405180910390fd5b50815464ffffffffff909116600160901b0264ffffffffff60901b19909116179055565b5f5f61243a611a97565b9150915061244f8165ffffffffffff16151590565b158061246357504265ffffffffffff821610155b1561248b576040516319ca5ebb60e01b815265ffffffffffff82166004820152602401610860565b6124a65f6124a16002546001600160a01b031690565b6126de565b506124b15f83612671565b5050600180546001600160d01b031916905550565b5f828152602081905260409020600101546124e081611d62565b61207783836126de565b611e1b5f5f612750565b6124fe8282611612565b6112885760405163e2517d3f60e01b81526001600160a01b038216600482015260248101839052604401610860565b600254600160d01b900465ffffffffffff1680156125af574265ffffffffffff8216101561258657600254600180546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b029190911790556125af565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b81515f9042906001600160401b038481169116148015612617575080846020015164ffffffffff1611155b80156126405750604084015164ffffffffff1615806126405750836040015164ffffffffff1681105b80156126695750606084015164ffffffffff1615806126695750836060015164ffffffffff1681105b949350505050565b5f826126cd575f61268a6002546001600160a01b031690565b6001600160a01b0316146126b157604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6126d7838361281e565b9392505050565b5f821580156126fa57506002546001600160a01b038381169116145b1561271057600280546001600160a01b03191690555b6126d783836128ad565b5f65ffffffffffff82111561274c576040516306dfcc6560e41b81526030600482015260248101839052604401610860565b5090565b5f612759611a97565b6001805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b03881617179055915061279b90508165ffffffffffff16151590565b156120b0576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6127d76119fa565b90508065ffffffffffff168365ffffffffffff16116127ff576127fa8382613277565b6126d7565b6126d765ffffffffffff8416620697805f8282188284100282186126d7565b5f6128298383611612565b6128a6575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561285e3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610754565b505f610754565b5f6128b88383611612565b156128a6575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610754565b5f60208284031215612926575f5ffd5b81356001600160e01b0319811681146126d7575f5ffd5b80356001600160401b0381168114611db0575f5ffd5b80356001600160a01b0381168114611db0575f5ffd5b5f5f6040838503121561297a575f5ffd5b6129838361293d565b915061299160208401612953565b90509250929050565b5f602082840312156129aa575f5ffd5b6126d78261293d565b5f5f83601f8401126129c3575f5ffd5b5081356001600160401b038111156129d9575f5ffd5b6020830191508360208285010111156129f0575f5ffd5b9250929050565b5f5f5f5f5f60608688031215612a0b575f5ffd5b612a148661293d565b945060208601356001600160401b03811115612a2e575f5ffd5b612a3a888289016129b3565b90955093505060408601356001600160401b03811115612a58575f5ffd5b612a64888289016129b3565b969995985093965092949392505050565b5f81518084525f5b81811015612a9957602081850181015186830182015201612a7d565b505f602082860101526020601f19601f83011685010191505092915050565b602081528151151560208201526020820151151560408201526001600160401b0360408301511660608201526001600160401b0360608301511660808201525f608083015160c060a0840152612b1160e0840182612a75565b905060a0840151601f198483030160c0850152612b2e8282612a75565b95945050505050565b5f5f83601f840112612b47575f5ffd5b5081356001600160401b03811115612b5d575f5ffd5b6020830191508360208260061b85010111156129f0575f5ffd5b5f5f5f5f5f60808688031215612b8b575f5ffd5b612b948661293d565b94506020860135935060408601356001600160401b03811115612bb5575f5ffd5b612bc188828901612b37565b90945092505060608601358015158114612bd9575f5ffd5b809150509295509295909350565b5f60208284031215612bf7575f5ffd5b5035919050565b5f5f60408385031215612c0f575f5ffd5b612c188361293d565b946020939093013593505050565b6001600160401b03815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015264ffffffffff60608201511660608301525050565b608081016107548284612c26565b5f5f5f5f60808587031215612c8b575f5ffd5b612c948561293d565b966020860135965060408601359560600135945092505050565b602081528151602082015260208201516040820152604082015160608201525f6060830151612ce1608084018215159052565b50608083015180151560a08401525060a08301516102c060c0840152612d0b6102e0840182612a75565b905060c0840151601f198483030160e0850152612d288282612a75565b60e086015180516001600160a01b0316610100870152602081015164ffffffffff16610120870152604081015163ffffffff166101408701526060810151151561016087015260808101511515610180870152909250905050610100840151612d956101a0850182612c26565b50610120840151612daa610220850182612c26565b506101408401516102a0840152610160909301516102c0909201919091525090565b5f5f60408385031215612ddd575f5ffd5b8235915061299160208401612953565b5f60208284031215612dfd575f5ffd5b6126d782612953565b5f60208284031215612e16575f5ffd5b813565ffffffffffff811681146126d7575f5ffd5b5f5f5f5f60608587031215612e3e575f5ffd5b612e478561293d565b93506020850135925060408501356001600160401b03811115612e68575f5ffd5b612e7487828801612b37565b95989497509550505050565b5f5f60408385031215612e91575f5ffd5b612e9a8361293d565b91506129916020840161293d565b5f5f5f5f60808587031215612ebb575f5ffd5b612ec48561293d565b935060208501359250604085013563ffffffff81168114612ee3575f5ffd5b9396929550929360600135925050565b803564ffffffffff81168114611db0575f5ffd5b5f5f60408385031215612f18575f5ffd5b612f2183612953565b915061299160208401612ef3565b5f5f60408385031215612f40575f5ffd5b8235915061299160208401612ef3565b634e487b7160e01b5f52604160045260245ffd5b600181811c90821680612f7857607f821691505b602082108103612f9657634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156120b057828211156120b057805f5260205f20601f840160051c6020851015612fc757505f5b90810190601f840160051c035f5b8181101561201e575f83820155600101612fd5565b6001600160401b0383111561300157613001612f50565b6130158361300f8354612f64565b83612f9c565b5f601f841160018114613046575f851561302f5750838201355b5f19600387901b1c1916600186901b17835561309d565b5f83815260208120601f198716915b828110156130755786850135825560209485019460019092019101613055565b5086821015613091575f1960f88860031b161c19848701351681555b505060018560011b0183555b5050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b604081525f6130df6040830186886130a4565b82810360208401526130f28185876130a4565b979650505050505050565b634e487b7160e01b5f52603260045260245ffd5b803561ffff81168114611db0575f5ffd5b5f60208284031215613132575f5ffd5b6126d782613111565b634e487b7160e01b5f52601160045260245ffd5b808201808211156107545761075461313b565b8183526020830192505f815f5b848110156131a25761ffff61318383613111565b168652602082810135908701526040958601959091019060010161316f565b5093949350505050565b604081525f6131bf604083018587613162565b90508215156020830152949350505050565b602081525f612669602083018486613162565b6001600160401b0382811682821603908111156107545761075461313b565b818103818111156107545761075461313b565b5f63ffffffff821663ffffffff81036132315761323161313b565b60010192915050565b65ffffffffffff81811683821601908111156107545761075461313b565b6001600160401b0381811683821601908111156107545761075461313b565b65ffffffffffff82811682821603908111156107545761075461313b56feedcc084d3dcd65a1f7f23c65c46722faca6953d28e43150a467cf43e5c309238a164736f6c6343000825000a";

/** Code on the chain; its keccak256 is the code hash that trust lists pin. */
export const diplomaRegistryDeployedBytecode: `0x${string}` =
  "0x608060405234801561000f575f5ffd5b5060043610610260575f3560e01c80638220ba361161014b578063cc8463c8116100bf578063d5edc43b11610084578063d5edc43b146106b4578063d602b9fd146106c7578063f0f0f610146106cf578063f5b541a6146106e2578063f68e955314610709578063fd041a651461071d575f5ffd5b8063cc8463c814610650578063cefc142914610658578063cf6eefb714610660578063d2cbf6eb1461068e578063d547741f146106a1575f5ffd5b8063a1eda53c11610110578063a1eda53c14610550578063a217fddf14610577578063a36492c31461057e578063b5b0e82014610591578063b8f026341461062a578063c7435a731461063d575f5ffd5b80638220ba36146104ea57806384ef8ffc146104fd5780638da5cb5b1461052257806391d148541461052a5780639c61bff81461053d575f5ffd5b806324ea54f4116101e25780632f2ff15d116101a75780632f2ff15d1461046b57806336568abe1461047e578063634e93da14610491578063649a5ec7146104a457806376d51eab146104b757806377163c1d146104ca575f5ffd5b806324ea54f41461036157806326cdd1c0146103885780632786422f1461039b5780632bae524c146103ae5780632bcba1921461044b575f5ffd5b806315ece0841161022857806315ece084146102d8578063169ed7df146102eb5780631a1664d31461030b5780631b79a5a21461031e578063248a9ca314610331575f5ffd5b806301ffc9a714610264578063022d63fb1461028c57806308a5a2b0146102a85780630aa6220b146102bd57806313f356db146102c5575b5f5ffd5b610277610272366004612916565b610730565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610283565b6102bb6102b6366004612969565b61075a565b005b6102bb610806565b6102bb6102d336600461299a565b61081b565b6102bb6102e63660046129f7565b6108ad565b6102fe6102f936600461299a565b610940565b6040516102839190612ab8565b6102bb610319366004612b77565b610af9565b6102bb61032c3660046129f7565b610cb5565b61035361033f366004612be7565b5f9081526020819052604090206001015490565b604051908152602001610283565b6103537f55435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a504181565b6102bb610396366004612bfe565b610da7565b6102bb6103a9366004612bfe565b610e3b565b61043e6103bc366004612be7565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260056020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b90920416606082015290565b6040516102839190612c6a565b61045e610459366004612c78565b610ece565b6040516102839190612cae565b6102bb610479366004612dcc565b611260565b6102bb61048c366004612dcc565b61128c565b6102bb61049f366004612ded565b611332565b6102bb6104b2366004612e06565b611345565b6102bb6104c5366004612e2b565b611358565b6104d5630100000081565b60405163ffffffff9091168152602001610283565b6102bb6104f8366004612e80565b611506565b6002546001600160a01b03165b6040516001600160a01b039091168152602001610283565b61050a6115fa565b610277610538366004612dcc565b611612565b6102bb61054b366004612bfe565b61163a565b6105586116c5565b6040805165ffffffffffff938416815292909116602083015201610283565b6103535f81565b6102bb61058c366004612ea8565b611717565b61043e61059f366004612ded565b604080516080810182525f808252602082018190529181018290526060810191909152506001600160a01b03165f90815260046020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b90920416606082015290565b6102bb610638366004612f07565b6118e7565b6102bb61064b366004612f2f565b611984565b6102916119fa565b6102bb611a58565b610668611a97565b604080516001600160a01b03909316835265ffffffffffff909116602083015201610283565b6102bb61069c366004612f2f565b611ab8565b6102bb6106af366004612dcc565b611b38565b6102bb6106c2366004612bfe565b611b60565b6102bb611bfb565b6102bb6106dd36600461299a565b611c0d565b6103537f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103535f5160206132965f395f51905f5281565b6102bb61072b366004612f07565b611ca4565b5f6001600160e01b031982166318a4c3c360e11b1480610754575061075482611d2e565b92915050565b5f5160206132965f395f51905f5261077181611d62565b61077a83611d6c565b506001600160a01b0382166107a257604051633ab8e91b60e01b815260040160405180910390fd5b6001600160a01b0382165f9081526004602052604090206107c39084611db5565b6040516001600160a01b038316906001600160401b038516907f9164ec31ed435310d0e2007bee0151073becf3590966c63f6c5773b036b38c3a905f90a3505050565b5f61081081611d62565b610818611e11565b50565b610823611e1d565b505f61082e82611d6c565b8054909150610100900460ff1615610869576040516393b7a4c160e01b81526001600160401b03831660048201526024015b60405180910390fd5b805461ff0019166101001781556040516001600160401b038316907f825653da7b2dd2c454dc5e493bc6770d84b3932f4675eb0fe0f4c8a4184e44ee905f90a25050565b5f5160206132965f395f51905f526108c481611d62565b5f6108ce87611d6c565b9050600181016108df868883612fea565b50600281016108ef848683612fea565b50866001600160401b03167f06d3eaf11c8862355209913e86367d477a62d37edfccebda1da44880c5c171b38787878760405161092f94939291906130cc565b60405180910390a250505050505050565b6040805160c080820183525f808352602080840182905283850182905260608085018390526080850181905260a08501526001600160401b038616825260038152908490208451928301909452835460ff161515825291929181016109a483611e69565b1515815282546001600160401b0362010000820481166020840152600160501b9091041660408201526001830180546060909201916109e290612f64565b80601f0160208091040260200160405190810160405280929190818152602001828054610a0e90612f64565b8015610a595780601f10610a3057610100808354040283529160200191610a59565b820191905f5260205f20905b815481529060010190602001808311610a3c57829003601f168201915b50505050508152602001826002018054610a7290612f64565b80601f0160208091040260200160405190810160405280929190818152602001828054610a9e90612f64565b8015610ae95780601f10610ac057610100808354040283529160200191610ae9565b820191905f5260205f20905b815481529060010190602001808311610acc57829003601f168201915b5050505050815250915050919050565b5f610b048686611e85565b54600160c81b900463ffffffff169050610b1d86611eeb565b5f839003610b3e57604051631ff41ebb60e11b815260040160405180910390fd5b6001600160401b0386165f818152600760209081526040808320898452825280832093835260088252808320898452909152812090805b86811015610c63575f5f898984818110610b9157610b916130fd565b610ba79260206040909202019081019150613122565b8a8a85818110610bb957610bb96130fd565b90506040020160200135915061ffff169150610bd78282868a611f70565b5f8281526020879052604090205481811615610c1b57610bf983828416612026565b604051631122b6d960e31b815263ffffffff9091166004820152602401610860565b5f83815260208890526040902081831790558815610c47575f8381526020879052604090208054831790555b610c5283600161314f565b94505060019092019150610b759050565b5087896001600160401b03167f2748a894e660c2cdfbd4fc0a0cdaaa90947289e274993ccbb80ee8115c9d43c9898989604051610ca2939291906131ac565b60405180910390a3505050505050505050565b5f5160206132965f395f51905f52610ccc81611d62565b856001600160401b03165f03610cf8576040516001620824d560e41b0319815260040160405180910390fd5b6001600160401b0386165f908152600360205260409020805460ff1615610d3d576040516354efa07b60e11b81526001600160401b0388166004820152602401610860565b805460ff1916600190811782558101610d57868883612fea565b5060028101610d67848683612fea565b50866001600160401b03167f6163f75220d6952e4f52d63686e57fc179e83627488df029bf1909a7cce195178787878760405161092f94939291906130cc565b5f5160206132965f395f51905f52610dbe81611d62565b5f610dc98484611e85565b8054909150600160e81b900460ff16610df557604051630720dda960e51b815260040160405180910390fd5b805460ff60e81b1916815560405183906001600160401b038616907faa3f79db4c6f39060225531b7c22b40478797576e68d20b45d9d5a9f981f709f905f90a350505050565b5f5160206132965f395f51905f52610e5281611d62565b610e5b83611d6c565b505f829003610e7d57604051633ab8e91b60e01b815260040160405180910390fd5b5f828152600560205260409020610e949084611db5565b60405182906001600160401b038516907f7e5f2b2c714f4290e6a5d6ac967a5ac1e419bbc9d7f5a0a5b3ea322597632894905f90a3505050565b610f8d60408051610180810182525f80825260208083018290528284018290526060808401839052608080850184905260a080860183905260c086018390528651908101875284815280840185905280870185905280830185905280820185905260e08601528551908101865283815291820183905293810182905292830152906101008201908152604080516080810182525f8082526020828101829052928201819052606082015291019081526020015f81526020015f81525090565b6001600160401b0385165f9081526003602090815260409182902046845243918401919091524291830191909152805460ff1615156060830152610fd081611e69565b15156080830152600181018054610fe690612f64565b80601f016020809104026020016040519081016040528092919081815260200182805461101290612f64565b801561105d5780601f106110345761010080835404028352916020019161105d565b820191905f5260205f20905b81548152906001019060200180831161104057829003601f168201915b50505050508260a0018190525080600201805461107990612f64565b80601f01602080910402602001604051908101604052809291908181526020018280546110a590612f64565b80156110f05780601f106110c7576101008083540402835291602001916110f0565b820191905f5260205f20905b8154815290600101906020018083116110d357829003601f168201915b505050505060c0830152506001600160401b039485165f8181526006602090815260408083208884528252808320815160a08101835290546001600160a01b03808216835264ffffffffff600160a01b830481168487015263ffffffff600160c81b8404168486015260ff600160e81b840481161515606080870191909152600160f01b90940416151560808086019190915260e08a018590529351909116865260048552838620845180850186529054808e168252600160401b808204841683890152600160681b808304851684890152600160901b928390048516848701526101008c01939093529a88526005875285882086519586018752549d8e168552998d048216848701528c0481168385015297909a0490961698860198909852610120840194909452818152600784528681208682528452868120858252845286812054610140840152908152600883528581209481529382528484209284529190529190205461016082015290565b8161127e57604051631fe1e13d60e11b815260040160405180910390fd5b6112888282612053565b5050565b811580156112a757506002546001600160a01b038281169116145b15611328575f5f6112b6611a97565b90925090506001600160a01b0382161515806112d8575065ffffffffffff8116155b806112eb57504265ffffffffffff821610155b15611313576040516319ca5ebb60e01b815265ffffffffffff82166004820152602401610860565b50506001805465ffffffffffff60a01b191690555b611288828261207d565b5f61133c81611d62565b611288826120b5565b5f61134f81611d62565b61128882612127565b5f5160206132965f395f51905f5261136f81611d62565b5f61137a8686611e85565b54600160c81b900463ffffffff1690505f8390036113ab57604051631ff41ebb60e11b815260040160405180910390fd5b6001600160401b0386165f818152600760209081526040808320898452825280832093835260088252808320898452909152812090805b868110156114c9575f5f8989848181106113fe576113fe6130fd565b6114149260206040909202019081019150613122565b8a8a85818110611426576114266130fd565b90506040020160200135915061ffff1691506114448282868a611f70565b5f828152602087905260409020541981168015611487576114658382612026565b604051637160770160e01b815263ffffffff9091166004820152602401610860565b5f838152602088815260408083208054861990811690915591899052909120805490911690556114b883600161314f565b945050600190920191506113e29050565b5087896001600160401b03167fcca876c635f2eb056576de92b8a511236562097e2d63f97eb37b99b617d8b58e8989604051610ca29291906131d1565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961153081611d62565b5f61153a84611d6c565b80549091506001600160401b03620100009091048116908416811061157d576040516328606efd60e01b81526001600160401b0382166004820152602401610860565b81546001600160401b03808616620100000269ffffffffffffffff00001990921691909117835585167f90794ac21b346a433fed5fa9e741a1f5ab5c1890fecc0cda65d1c394ef34254d6115d183876131e4565b604080516001600160401b03928316815291881660208301520160405180910390a25050505050565b5f61160d6002546001600160a01b031690565b905090565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b5f6116458383611e85565b905061165083611eeb565b8054600160e81b900460ff161561167a57604051631689c57760e31b815260040160405180910390fd5b805460ff60e81b1916600160e81b17815560405182906001600160401b038516907f3608adbf38026b5632798fc5876cd482273aaf71a9e85e48a84789813161baf2905f90a3505050565b6002545f90600160d01b900465ffffffffffff1680151580156116f057504265ffffffffffff821610155b6116fb575f5f61170f565b600254600160a01b900465ffffffffffff16815b915091509091565b6001600160401b0384165f90815260066020908152604080832086845290915290208054600160a01b900464ffffffffff161561179a5780546040516304dc217760e41b81526001600160a01b0382166004820152600160a01b820464ffffffffff166024820152600160c81b90910463ffffffff166044820152606401610860565b5f8490036117bb57604051636fe692dd60e11b815260040160405180910390fd5b63ffffffff831615806117d75750630100000063ffffffff8416115b156117fd57604051638766a8e760e01b815263ffffffff84166004820152602401610860565b5f61180786611d6c565b905061181286611eeb565b8054610100900460ff1615611845576040516393b7a4c160e01b81526001600160401b0387166004820152602401610860565b61184f8185612196565b815463ffffffff8516600160c81b810263ffffffff60c81b1964ffffffffff4216600160a01b0264ffffffffff60a01b19339081166001600160c81b0319909616959095171716178455604080519182526020820186905287916001600160401b038a16917f3922d5ef15625e79fcee125c768e6a9ba610e81b55c69dad76a60993dfa80617910160405180910390a4505050505050565b5f5160206132965f395f51905f526118fe81611d62565b6001600160a01b0383165f90815260046020526040902061191f9083612245565b6001600160a01b0383165f8181526004602090815260409182902054915164ffffffffff861681526001600160401b03909216917f6419d65689d59752277a9717d7b78196be948d1c9ab608319772ab5ed0319faa91015b60405180910390a3505050565b5f61198d611e1d565b5f8481526005602052604090209091506119a8908383612306565b5f8381526005602090815260409182902054915164ffffffffff8516815285926001600160401b0316917fb7e07395e057a19b4d72b63f59e8067fc8b23c01143ef4f667771ac63d05b7f09101611977565b6002545f90600160d01b900465ffffffffffff168015158015611a2457504265ffffffffffff8216105b611a3f57600154600160d01b900465ffffffffffff16611a52565b600254600160a01b900465ffffffffffff165b91505090565b5f611a61611a97565b509050336001600160a01b03821614611a8f57604051636116401160e11b8152336004820152602401610860565b610818612430565b6001546001600160a01b03811691600160a01b90910465ffffffffffff1690565b5f5160206132965f395f51905f52611acf81611d62565b5f838152600560205260409020611ae69083612245565b5f8381526005602090815260409182902054915164ffffffffff8516815285926001600160401b0316917f2a3967412bd632ef9db1313c4e5ed4270f16a69e6afeaca559367a950061f6039101611977565b81611b5657604051631fe1e13d60e11b815260040160405180910390fd5b61128882826124c6565b5f5160206132965f395f51905f52611b7781611d62565b5f611b828484611e85565b8054909150600160f01b900460ff1615611baf57604051639ee4addf60e01b815260040160405180910390fd5b805460ff60f01b1916600160f01b17815560405183906001600160401b038616907fe042073a1a372ef9fc92ec9a6bb92cecaf974d3cc4a2c7fe02cc0998de9781aa905f90a350505050565b5f611c0581611d62565b6108186124ea565b5f5160206132965f395f51905f52611c2481611d62565b5f611c2e83611d6c565b8054909150610100900460ff16611c6357604051634a0de0bb60e01b81526001600160401b0384166004820152602401610860565b805461ff00191681556040516001600160401b038416907ff87eca0bf8935c859ab1d8ae7956924fc730c8516e147337ad6dbbfe4846dea9905f90a2505050565b5f611cad611e1d565b6001600160a01b0384165f908152600460205260409020909150611cd2908383612306565b6001600160a01b0383165f8181526004602090815260409182902054915164ffffffffff861681526001600160401b03909216917f1bd4a87fbc356f42e26e091f60690947d4070d88196d9118ccd9f8e5f10b9f139101611977565b5f6001600160e01b03198216637965db0b60e01b148061075457506301ffc9a760e01b6001600160e01b0319831614610754565b61081881336124f4565b6001600160401b0381165f908152600360205260409020805460ff16611db05760405163362a50b360e11b81526001600160401b0383166004820152602401610860565b919050565b81546001600160401b031615611ddd576040516286e0bb60e81b815260040160405180910390fd5b81546001600160401b03919091166cffffffffffffffffffffffffff1990911617600160401b4264ffffffffff1602179055565b611e1b5f5f61252d565b565b5f611e355f5160206132965f395f51905f5233611612565b905080611e6657611e667f55435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a5041336124f4565b90565b80545f9060ff16801561075457505054610100900460ff161590565b6001600160401b0382165f908152600660209081526040808320848452909152812080549091600160a01b90910464ffffffffff16900361075457604051633842822b60e21b81526001600160401b038416600482015260248101839052604401610860565b335f90815260046020908152604091829020825160808101845290546001600160401b038116825264ffffffffff600160401b8204811693830193909352600160681b8104831693820193909352600160901b909204166060820152611f5181836125ec565b611288576040516301b67e3360e51b8152336004820152602401610860565b600884901b5f849003611f9657604051631ff41ebb60e11b815260040160405180910390fd5b82851015611fcb57611fa9856001612026565b604051630c805ddb60e21b815263ffffffff9091166004820152602401610860565b5f828210611fd95784611fea565b611fe38284613203565b5f19901b85165b9050801561201e57611ffc8682612026565b60405163c21e0a2d60e01b815263ffffffff9091166004820152602401610860565b505050505050565b600882901b815b806001165f0361204c578161204181613216565b92505060011c61202d565b5092915050565b5f8281526020819052604090206001015461206d81611d62565b6120778383612671565b50505050565b6001600160a01b03811633146120a65760405163334bd91960e11b815260040160405180910390fd5b6120b082826126de565b505050565b5f6120be6119fa565b6120c74261271a565b6120d1919061323a565b90506120dd8282612750565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612131826127cd565b61213a4261271a565b612144919061323a565b9050612150828261252d565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b81546001600160401b03600160501b82048116915f916121bf91849162010000909104166131e4565b9050806001600160401b03168363ffffffff1611156122085760405163878041cd60e01b81526001600160401b038216600482015263ffffffff84166024820152604401610860565b61221863ffffffff841683613258565b84546001600160401b0391909116600160501b0267ffffffffffffffff60501b1990911617909355505050565b81546001600160401b03165f0361226f57604051630d383c7360e21b815260040160405180910390fd5b428164ffffffffff161015612297576040516380f75e4560e01b815260040160405180910390fd5b8154600160681b900464ffffffffff16158015906122c55750815442600160681b90910464ffffffffff1611155b156122e357604051632228dcb560e21b815260040160405180910390fd5b815464ffffffffff909116600160681b0264ffffffffff60681b19909116179055565b82546001600160401b03165f0361233057604051630d383c7360e21b815260040160405180910390fd5b428264ffffffffff161115612358576040516349d5d2e560e11b815260040160405180910390fd5b8164ffffffffff165f0361237f5760405163a9c1f86d60e01b815260040160405180910390fd5b8015801561239f57504261239d6276a70064ffffffffff851661314f565b105b156123bd5760405163a9c1f86d60e01b815260040160405180910390fd5b8254600160901b900464ffffffffff16158015906123ee5750825464ffffffffff600160901b909104811690831610155b1561240c5760405163a995e8b760e01b815260040160405180910390fd5b50815464ffffffffff909116600160901b0264ffffffffff60901b19909116179055565b5f5f61243a611a97565b9150915061244f8165ffffffffffff16151590565b158061246357504265ffffffffffff821610155b1561248b576040516319ca5ebb60e01b815265ffffffffffff82166004820152602401610860565b6124a65f6124a16002546001600160a01b031690565b6126de565b506124b15f83612671565b5050600180546001600160d01b031916905550565b5f828152602081905260409020600101546124e081611d62565b61207783836126de565b611e1b5f5f612750565b6124fe8282611612565b6112885760405163e2517d3f60e01b81526001600160a01b038216600482015260248101839052604401610860565b600254600160d01b900465ffffffffffff1680156125af574265ffffffffffff8216101561258657600254600180546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b029190911790556125af565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b81515f9042906001600160401b038481169116148015612617575080846020015164ffffffffff1611155b80156126405750604084015164ffffffffff1615806126405750836040015164ffffffffff1681105b80156126695750606084015164ffffffffff1615806126695750836060015164ffffffffff1681105b949350505050565b5f826126cd575f61268a6002546001600160a01b031690565b6001600160a01b0316146126b157604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6126d7838361281e565b9392505050565b5f821580156126fa57506002546001600160a01b038381169116145b1561271057600280546001600160a01b03191690555b6126d783836128ad565b5f65ffffffffffff82111561274c576040516306dfcc6560e41b81526030600482015260248101839052604401610860565b5090565b5f612759611a97565b6001805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b03881617179055915061279b90508165ffffffffffff16151590565b156120b0576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6127d76119fa565b90508065ffffffffffff168365ffffffffffff16116127ff576127fa8382613277565b6126d7565b6126d765ffffffffffff8416620697805f8282188284100282186126d7565b5f6128298383611612565b6128a6575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561285e3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610754565b505f610754565b5f6128b88383611612565b156128a6575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610754565b5f60208284031215612926575f5ffd5b81356001600160e01b0319811681146126d7575f5ffd5b80356001600160401b0381168114611db0575f5ffd5b80356001600160a01b0381168114611db0575f5ffd5b5f5f6040838503121561297a575f5ffd5b6129838361293d565b915061299160208401612953565b90509250929050565b5f602082840312156129aa575f5ffd5b6126d78261293d565b5f5f83601f8401126129c3575f5ffd5b5081356001600160401b038111156129d9575f5ffd5b6020830191508360208285010111156129f0575f5ffd5b9250929050565b5f5f5f5f5f60608688031215612a0b575f5ffd5b612a148661293d565b945060208601356001600160401b03811115612a2e575f5ffd5b612a3a888289016129b3565b90955093505060408601356001600160401b03811115612a58575f5ffd5b612a64888289016129b3565b969995985093965092949392505050565b5f81518084525f5b81811015612a9957602081850181015186830182015201612a7d565b505f602082860101526020601f19601f83011685010191505092915050565b602081528151151560208201526020820151151560408201526001600160401b0360408301511660608201526001600160401b0360608301511660808201525f608083015160c060a0840152612b1160e0840182612a75565b905060a0840151601f198483030160c0850152612b2e8282612a75565b95945050505050565b5f5f83601f840112612b47575f5ffd5b5081356001600160401b03811115612b5d575f5ffd5b6020830191508360208260061b85010111156129f0575f5ffd5b5f5f5f5f5f60808688031215612b8b575f5ffd5b612b948661293d565b94506020860135935060408601356001600160401b03811115612bb5575f5ffd5b612bc188828901612b37565b90945092505060608601358015158114612bd9575f5ffd5b809150509295509295909350565b5f60208284031215612bf7575f5ffd5b5035919050565b5f5f60408385031215612c0f575f5ffd5b612c188361293d565b946020939093013593505050565b6001600160401b03815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015264ffffffffff60608201511660608301525050565b608081016107548284612c26565b5f5f5f5f60808587031215612c8b575f5ffd5b612c948561293d565b966020860135965060408601359560600135945092505050565b602081528151602082015260208201516040820152604082015160608201525f6060830151612ce1608084018215159052565b50608083015180151560a08401525060a08301516102c060c0840152612d0b6102e0840182612a75565b905060c0840151601f198483030160e0850152612d288282612a75565b60e086015180516001600160a01b0316610100870152602081015164ffffffffff16610120870152604081015163ffffffff166101408701526060810151151561016087015260808101511515610180870152909250905050610100840151612d956101a0850182612c26565b50610120840151612daa610220850182612c26565b506101408401516102a0840152610160909301516102c0909201919091525090565b5f5f60408385031215612ddd575f5ffd5b8235915061299160208401612953565b5f60208284031215612dfd575f5ffd5b6126d782612953565b5f60208284031215612e16575f5ffd5b813565ffffffffffff811681146126d7575f5ffd5b5f5f5f5f60608587031215612e3e575f5ffd5b612e478561293d565b93506020850135925060408501356001600160401b03811115612e68575f5ffd5b612e7487828801612b37565b95989497509550505050565b5f5f60408385031215612e91575f5ffd5b612e9a8361293d565b91506129916020840161293d565b5f5f5f5f60808587031215612ebb575f5ffd5b612ec48561293d565b935060208501359250604085013563ffffffff81168114612ee3575f5ffd5b9396929550929360600135925050565b803564ffffffffff81168114611db0575f5ffd5b5f5f60408385031215612f18575f5ffd5b612f2183612953565b915061299160208401612ef3565b5f5f60408385031215612f40575f5ffd5b8235915061299160208401612ef3565b634e487b7160e01b5f52604160045260245ffd5b600181811c90821680612f7857607f821691505b602082108103612f9657634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156120b057828211156120b057805f5260205f20601f840160051c6020851015612fc757505f5b90810190601f840160051c035f5b8181101561201e575f83820155600101612fd5565b6001600160401b0383111561300157613001612f50565b6130158361300f8354612f64565b83612f9c565b5f601f841160018114613046575f851561302f5750838201355b5f19600387901b1c1916600186901b17835561309d565b5f83815260208120601f198716915b828110156130755786850135825560209485019460019092019101613055565b5086821015613091575f1960f88860031b161c19848701351681555b505060018560011b0183555b5050505050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b604081525f6130df6040830186886130a4565b82810360208401526130f28185876130a4565b979650505050505050565b634e487b7160e01b5f52603260045260245ffd5b803561ffff81168114611db0575f5ffd5b5f60208284031215613132575f5ffd5b6126d782613111565b634e487b7160e01b5f52601160045260245ffd5b808201808211156107545761075461313b565b8183526020830192505f815f5b848110156131a25761ffff61318383613111565b168652602082810135908701526040958601959091019060010161316f565b5093949350505050565b604081525f6131bf604083018587613162565b90508215156020830152949350505050565b602081525f612669602083018486613162565b6001600160401b0382811682821603908111156107545761075461313b565b818103818111156107545761075461313b565b5f63ffffffff821663ffffffff81036132315761323161313b565b60010192915050565b65ffffffffffff81811683821601908111156107545761075461313b565b6001600160401b0381811683821601908111156107545761075461313b565b65ffffffffffff82811682821603908111156107545761075461313b56feedcc084d3dcd65a1f7f23c65c46722faca6953d28e43150a467cf43e5c309238a164736f6c6343000825000a";
